"""Query engines of LlamaIndex whose answers keep the sources of the nodes that they retrieved.

Extra: ``llama-index``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from llama_index.core.base.base_query_engine import BaseQueryEngine
from llama_index.core.base.response.schema import StreamingResponse
from llama_index.core.response_synthesizers.generation import Generation
from llama_index.core.response_synthesizers.no_text import NoText
from llama_index.core.schema import NodeWithScore, QueryBundle

from corvid_runtime.citations import InsufficientEvidence
from corvid_runtime.content import chain_of, strip
from corvid_runtime.graph import Node, check_confidence, join, record
from corvid_runtime.makers import wrap
from corvid_runtime.provenance import PromptTransform
from corvid_runtime.retrievers.llama_index import hits_of
from corvid_runtime.streams import stream
from corvid_runtime.value import Grounded, GroundedStream


class KeepSources:
    """A query engine whose answers are grounded in the nodes that it answers from.

    The engine retrieves (with its postprocessors), and then is passed what it found, to answer from
    it. Each node is a retrieval of its own, from ``NAMESPACE/DOCUMENT``.

    Args:
        engine: one that can `retrieve` and `synthesize`, such as `RetrieverQueryEngine`.
        namespace: the name of the corpus.
        source_key: the metadata that names the document a node was cut from; without it the
            document's identifier does.
        confidence: how far to trust the model's answers, 0 to 1.

    Raises:
        InvalidProvenance: an invalid confidence.
        ValueError: the engine answers without showing the model what it found.
    """

    def __init__(
        self,
        engine: BaseQueryEngine,
        *,
        namespace: str,
        source_key: str = "file_name",
        confidence: float = 1.0,
    ) -> None:
        if isinstance(_synthesizer_of(engine), (Generation, NoText)):
            raise ValueError("the engine's response mode does not show the model what was found")
        self._engine = engine
        self._namespace = namespace
        self._source_key = source_key
        self._confidence = check_confidence(confidence)

    def query(self, question: str) -> Grounded[str] | InsufficientEvidence:
        """Answer a question, or refuse where nothing was found.

        Raises:
            ValueError: a node that was found does not name its source.
        """
        asked = _bundle(question)
        found = self._engine.retrieve(asked)
        if not found:
            return _NOTHING
        node = self._node(found)
        answer: Grounded[str] = wrap(str(self._engine.synthesize(asked, found)), node)
        return answer

    async def aquery(self, question: str) -> Grounded[str] | InsufficientEvidence:
        """Do as `query`, with the asynchronous methods of the engine."""
        asked = _bundle(question)
        # Engines have no asynchronous `retrieve` in common.
        retrieve: Any = getattr(self._engine, "aretrieve", None)
        found = await retrieve(asked) if retrieve else self._engine.retrieve(asked)
        if not found:
            return _NOTHING
        node = self._node(found)
        answer: Grounded[str] = wrap(str(await self._engine.asynthesize(asked, found)), node)
        return answer

    def stream(self, question: str) -> GroundedStream[str] | InsufficientEvidence:
        """Do as `query`, with an engine that streams: the pieces of the answer, each grounded."""
        asked = _bundle(question)
        found = self._engine.retrieve(asked)
        if not found:
            return _NOTHING
        node = self._node(found)
        response: Any = self._engine.synthesize(asked, found)
        whole = not isinstance(response, StreamingResponse)
        pieces = iter([str(response)]) if whole else response.response_gen
        return stream(pieces, lambda piece: wrap(piece, node))

    def _node(self, found: Sequence[NodeWithScore]) -> Node:
        hits = hits_of(found, self._namespace, self._source_key)
        step = PromptTransform(type(self._engine).__name__)
        return record(step, self._confidence, [join(*(chain_of(hit.content) for hit in hits))])


_NOTHING = InsufficientEvidence("the engine found nothing")


def _bundle(question: str) -> QueryBundle:
    return QueryBundle(strip(question))


def _synthesizer_of(engine: Any) -> Any:
    """Return what writes the answers of an engine, or of the one that it wraps."""
    while hasattr(engine, "_query_engine"):
        engine = engine._query_engine
    return getattr(engine, "_response_synthesizer", None)
