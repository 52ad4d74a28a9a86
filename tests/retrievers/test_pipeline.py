"""Pipelines: better selection, never other words."""

import asyncio

import pytest
from corvid_runtime import GroundedValue
from corvid_runtime.retrievers import (
    Hit,
    SqliteRetriever,
    compress,
    multi_query,
    parent_expand,
    retrieval_pipeline,
)

GUIDE = """# Taxes

## Income

Residents pay income tax. The rate is 20 percent. Payment is due in May.

## Fees

Everybody pays fees. Fees are due in June.
"""


@pytest.fixture
def docs():
    retriever = SqliteRetriever(namespace="law", chunk_size=60)
    retriever.ingest("guide", GUIDE, format="markdown")
    retriever.ingest("note", "A levy is a tax by another name.")
    yield retriever
    retriever.close()


class Later:
    """The same retriever, asynchronous."""

    def __init__(self, retriever):
        self.retriever = retriever

    async def search(self, query, limit=6, filters=None):
        await asyncio.sleep(0)
        return self.retriever.search(query, limit, filters or {})


def sources_of(hit):
    return [step.source for step in hit.content.sources().retrievals()]


class TestMultiQuery:
    def test_finds_what_only_a_variant_finds(self, docs):
        search = retrieval_pipeline(docs, [multi_query(lambda query, count: ["levy"])]).search
        found = [hit.source_id for hit in search("income")]
        assert "note" in found
        assert "guide" in found

    def test_each_passage_once_and_at_most_limit(self, docs):
        variants = ["tax", "taxes", "income tax", "residents"]
        search = retrieval_pipeline(docs, [multi_query(lambda query, count: variants)]).search
        hits = search("tax", 2)
        assert len(hits) == 2
        assert len({hit.key for hit in search("tax", 10)}) == len(search("tax", 10))

    def test_a_passage_that_several_queries_find_comes_first(self, docs):
        search = retrieval_pipeline(docs, [multi_query(lambda query, count: ["fees", "fees due"])])
        assert "Fees are due" in search.search("levy fees")[0].content

    def test_at_most_count_variants_and_no_blank_ones(self):
        asked = []

        class Recorder:
            def search(self, query, limit=6, filters=None):
                asked.append(query)
                return []

        stage = multi_query(lambda query, count: ["a", " ", "q", "b", "c", "d"], count=3)
        retrieval_pipeline(Recorder(), [stage]).search("q")
        assert asked == ["q", "a", "b"]


class TestParentExpand:
    def test_widens_to_the_section(self, docs):
        search = retrieval_pipeline(docs, [parent_expand(docs)]).search
        (hit,) = search("rate percent")
        assert hit.content.startswith("## Income")
        assert "Payment is due in May." in hit.content
        start, stop = hit.location.char_span
        assert GUIDE[start:stop] == hit.content

    def test_two_passages_of_one_section_become_one(self, docs):
        assert len(docs.search("residents may")) == 2
        search = retrieval_pipeline(docs, [parent_expand(docs)]).search
        assert len(search("residents may")) == 1

    def test_what_is_no_longer_there_is_an_error(self, docs):
        hit = docs.search("rate percent")[0]
        docs.remove("guide")
        with pytest.raises(KeyError):
            docs.parent(hit)


class TestCompress:
    def compressed(self, docs, extract=None):
        search = retrieval_pipeline(docs, [parent_expand(docs), compress(extract)]).search
        return search("rate of income tax")

    def test_shows_only_the_sentences_about_the_query(self, docs):
        (hit,) = self.compressed(docs, lambda query, content: ["The rate is 20 percent."])
        assert hit.excerpt == "The rate is 20 percent."
        assert "Payment is due in May." in hit.content

    def test_parts_are_joined_by_an_ellipsis_in_the_order_of_the_source(self, docs):
        parts = ["Payment is due in May.", "Residents pay income tax."]
        (hit,) = self.compressed(docs, lambda query, content: parts)
        assert hit.excerpt == "Residents pay income tax. [\u2026] Payment is due in May."

    def test_invented_parts_are_dropped_and_a_hit_with_none_left_too(self, docs):
        parts = ["The rate is 25 percent.", "Residents pay income tax."]
        (hit,) = self.compressed(docs, lambda query, content: parts)
        assert hit.excerpt == "Residents pay income tax."
        assert self.compressed(docs, lambda query, content: parts[:1]) == []

    def test_overlapping_parts_are_shown_once(self, docs):
        parts = ["Residents pay income tax. The rate", "tax. The rate is 20 percent."]
        (hit,) = self.compressed(docs, lambda query, content: parts)
        assert hit.excerpt == "Residents pay income tax. The rate is 20 percent."

    def test_without_a_model_sentences_that_share_a_word(self, docs):
        section = self.compressed(docs)[0]
        assert section.excerpt == "## Income\n\nResidents pay income tax. The rate is 20 percent."
        assert "Payment is due in May." in section.content

    def test_without_a_model_a_passage_found_by_another_inflection_is_shown_whole(self, docs):
        (hit,) = retrieval_pipeline(docs, [compress()]).search("levies")
        assert hit.excerpt == "A levy is a tax by another name."

    def test_content_and_excerpt_stay_grounded(self, docs):
        (hit,) = self.compressed(docs, lambda query, content: ["The rate is 20 percent."])
        assert isinstance(hit.excerpt, GroundedValue)
        assert [step.source for step in hit.excerpt.sources().retrievals()] == ["law/guide"]

    @pytest.mark.parametrize("spans", [((5, 3),), ((0, 4), (2, 6)), ((0, 99),), ((3, 3),)])
    def test_spans_outside_the_content_are_refused(self, spans):
        with pytest.raises(ValueError, match="spans"):
            Hit("law", "guide", "1", "some words", spans=spans)


class TestAsynchronous:
    def test_the_whole_pipeline(self, docs):
        async def generate(query, count):
            return ["levy"]

        async def extract(query, content):
            return ["The rate is 20 percent.", "A levy is a tax by another name."]

        stages = [multi_query(generate), parent_expand(docs), compress(extract)]
        pipeline = retrieval_pipeline(Later(docs), stages)
        hits = asyncio.run(pipeline.search("rate percent"))
        assert {hit.excerpt.unwrap_discarding_sources() for hit in hits} == {
            "The rate is 20 percent.",
            "A levy is a tax by another name.",
        }

    def test_searches_together(self, docs):
        running, most = 0, 0

        class Slow:
            async def search(self, query, limit=6, filters=None):
                nonlocal running, most
                running += 1
                most = max(most, running)
                await asyncio.sleep(0.01)
                running -= 1
                return []

        stage = multi_query(lambda query, count: ["a", "b", "c"])
        assert asyncio.run(retrieval_pipeline(Slow(), [stage]).search("q")) == []
        assert most == 4


def test_every_hit_is_grounded_in_its_source(docs):
    stages = [multi_query(lambda query, count: ["levy"]), parent_expand(docs), compress()]
    for hit in retrieval_pipeline(docs, stages).search("income tax"):
        assert isinstance(hit.content, GroundedValue)
        assert sources_of(hit) == [hit.uri]
        (step,) = hit.content.sources().retrievals()
        assert step.location == hit.location
        assert step.metadata["chunk_id"] == hit.chunk_id
