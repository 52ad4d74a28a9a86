"""Retrievers and query engines of the real LlamaIndex, with the models that it brings for tests."""

import asyncio
import threading
from typing import Any

import pytest
from corvid_runtime import GroundedStream, GroundedValue, InvalidProvenance
from corvid_runtime.citations import InsufficientEvidence

from tests.runtime.support import given, sources

pytest.importorskip("llama_index.core", reason="it is no part of the extra dev")

from corvid_runtime.frameworks.llama_index import KeepSources
from corvid_runtime.retrievers.llama_index import LlamaIndexRetriever
from llama_index.core.llms import MockLLM
from llama_index.core.postprocessor import SimilarityPostprocessor
from llama_index.core.query_engine import RetrieverQueryEngine, TransformQueryEngine
from llama_index.core.response_synthesizers import ResponseMode, get_response_synthesizer
from llama_index.core.response_synthesizers.generation import Generation
from llama_index.core.response_synthesizers.no_text import NoText
from llama_index.core.retrievers import BaseRetriever
from llama_index.core.schema import NodeRelationship, NodeWithScore, RelatedNodeInfo, TextNode

FEES = TextNode(
    text="Members pay ten euros.",
    id_="n-1",
    metadata={"file_name": "fees.md", "page_label": "3"},
    start_char_idx=7,
    end_char_idx=29,
)
DOGS = TextNode(
    text="Dogs stay outside.",
    id_="n-2",
    relationships={NodeRelationship.SOURCE: RelatedNodeInfo(node_id="dogs")},
)


class Words(BaseRetriever):
    """Finds the nodes in which a word of the question stands."""

    def _retrieve(self, query_bundle: Any) -> list[NodeWithScore]:
        words = query_bundle.query_str.lower().split()
        texts = [(node, node.text.lower()) for node in (FEES, DOGS)]
        found = [node for node, text in texts if any(word in text for word in words)]
        return [NodeWithScore(node=node, score=0.5) for node in found]


def engine(mode: Any = ResponseMode.COMPACT, **options: Any) -> RetrieverQueryEngine:
    llm = options.pop("llm", MockLLM())
    writes = get_response_synthesizer(
        llm=llm, response_mode=mode, streaming=options.pop("streaming", False)
    )
    return RetrieverQueryEngine(Words(), response_synthesizer=writes, **options)


def clerk(*args: Any, **options: Any) -> KeepSources:
    return KeepSources(engine(*args, **options), namespace="club")


class TestRetriever:
    def test_a_search(self):
        first, second = LlamaIndexRetriever(Words().retrieve, namespace="club").search("pay dogs")
        assert (first.uri, first.chunk_id, first.score) == ("club/fees.md", "n-1", 0.5)
        assert first.content == "Members pay ten euros."
        assert isinstance(first.content, GroundedValue)
        assert (first.location.page, first.location.char_span) == (3, (7, 29))
        assert second.uri == "club/dogs"

    def test_searches_later_fewer_or_with_filters(self):
        later = LlamaIndexRetriever(Words().aretrieve, namespace="club")
        assert len(asyncio.run(later.search("pay dogs", 1))) == 1
        found = LlamaIndexRetriever(Words().retrieve, namespace="club")
        assert [hit.chunk_id for hit in found.search("pay dogs", filters={"page_label": "3"})] == [
            "n-1"
        ]

    def test_a_node_without_a_source_cannot_be_cited(self):
        lost = NodeWithScore(node=TextNode(text="Cats."), score=None)
        with pytest.raises(ValueError, match="cannot be cited"):
            LlamaIndexRetriever(lambda query: [lost], namespace="club").search("cats")


class TestQueries:
    @pytest.mark.parametrize(
        "mode",
        [
            ResponseMode.COMPACT,
            ResponseMode.REFINE,
            ResponseMode.TREE_SUMMARIZE,
            ResponseMode.ACCUMULATE,
        ],
    )
    def test_the_answer_rests_on_what_was_found(self, mode: Any):
        answer = clerk(mode).query("members pay")
        assert "Members pay ten euros." in answer
        assert sources(answer) == ["club/fees.md"]
        assert [step.kind for step in answer.sources()] == ["retrieval", "prompt"]

    def test_every_node_counts(self):
        assert sources(clerk().query("pay dogs")) == ["club/fees.md", "club/dogs"]

    def test_nothing_was_found(self):
        assert clerk().query("cats") == InsufficientEvidence("the engine found nothing")
        assert clerk().stream("cats") == InsufficientEvidence("the engine found nothing")
        assert isinstance(asyncio.run(clerk().aquery("cats")), InsufficientEvidence)

    def test_what_a_postprocessor_took_away_does_not_count(self):
        strict = SimilarityPostprocessor(similarity_cutoff=0.9)
        assert isinstance(clerk(node_postprocessors=[strict]).query("pay"), InsufficientEvidence)

    def test_an_engine_that_ignores_what_it_found(self):
        for mode in (Generation(llm=MockLLM()), NoText(llm=MockLLM())):
            with pytest.raises(ValueError, match="does not show"):
                KeepSources(RetrieverQueryEngine(Words(), mode), namespace="club")
        inner = TransformQueryEngine(engine(ResponseMode.GENERATION), query_transform=None)
        with pytest.raises(ValueError, match="does not show"):
            KeepSources(inner, namespace="club")

    def test_the_model_is_no_more_trusted_than_was_said(self):
        found = KeepSources(engine(), namespace="club", confidence=0.5)
        assert found.query("pay").confidence == 0.5
        with pytest.raises(InvalidProvenance, match="confidence"):
            KeepSources(engine(), namespace="club", confidence=2.0)

    def test_a_grounded_question_is_asked_plain(self):
        assert sources(clerk().query(given("pay"))) == ["club/fees.md"]


class TestCalls:
    def test_queries_that_overlap(self):
        async def run() -> Any:
            asked = ["pay", "dogs", "cats", "pay dogs"] * 4
            return await asyncio.gather(*map(clerk().aquery, asked))

        found = [sources(x) if isinstance(x, GroundedValue) else [] for x in asyncio.run(run())]
        assert found == [["club/fees.md"], ["club/dogs"], [], ["club/fees.md", "club/dogs"]] * 4

    def test_queries_in_threads(self):
        shared, found = clerk(), {}

        def ask(word: str) -> None:
            found[word] = sources(shared.query(word))

        threads = [threading.Thread(target=ask, args=(word,)) for word in ("pay", "dogs")]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == {"pay": ["club/fees.md"], "dogs": ["club/dogs"]}

    @pytest.mark.parametrize("streaming", [True, False])
    def test_a_stream(self, streaming: bool):
        pieces = clerk(streaming=streaming).stream("pay")
        assert isinstance(pieces, GroundedStream)
        found = list(pieces)
        assert "Members pay ten euros." in "".join(found)
        assert (len(found) > 1) is streaming
        assert {tuple(sources(piece)) for piece in found} == {("club/fees.md",)}

    def test_a_model_that_fails(self):
        class Broken(MockLLM):
            def complete(self, *args: Any, **kwargs: Any) -> Any:
                raise OSError("the model is down")

        with pytest.raises(OSError, match="the model is down"):
            clerk(llm=Broken()).query("pay")
