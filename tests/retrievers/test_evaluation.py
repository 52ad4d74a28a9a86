"""The report over a question set."""

import asyncio
import json
from operator import itemgetter
from typing import ClassVar

import pytest
from corvid_runtime.citations import CitationContract
from corvid_runtime.retrievers import (
    Question,
    evaluate,
    grounding,
    multi_query,
    parent_expand,
    retrieval_pipeline,
)
from corvid_runtime.retrievers.hits import NO_FILTERS

ANSWERS = {
    "What do members pay?": {
        "answer": "Ten euros.",
        "citations": [{"source_id": "rules", "quote": "Members pay ten euros a month."}],
    },
    "What do guests pay?": {
        "answer": "Five euros.",
        "citations": [{"source_id": "rules", "quote": "Guests pay five euros."}],
    },
    "Who founded the club?": {"reason": "no word about it", "missing": ["the founder"]},
}


def ask(question, evidence, feedback):
    return ANSWERS[question]


@pytest.fixture
def rules(docs):
    contract = CitationContract(required=True, quotes="required")
    query = itemgetter("question")
    return grounding(id="rules", retriever=docs, query=query, citations=contract, retries=1)


def question(text, **expected):
    return Question({"question": text}, **expected)


def test_good_answers_pass(rules):
    report = evaluate(
        rules,
        ask,
        [
            question("What do members pay?", sources=["rules"], contains=["ten EUROS"]),
            question("Who founded the club?", refuse=True),
        ],
    )
    assert report
    assert "2 of 2 passed" in report.to_table()


@pytest.mark.parametrize(
    ("asked", "failure"),
    [
        (question("What do guests pay?", sources=["rules"]), "not cited: rules"),
        (question("What do guests pay?"), "five euros"),
        (question("What do members pay?", sources=["rules", "law"]), "not retrieved: law"),
        (question("What do members pay?", contains=["twelve"]), "not in the answer: twelve"),
        (question("What do members pay?", refuse=True), "should have refused"),
        (question("Who founded the club?"), "should not have refused"),
    ],
)
def test_each_failure_is_named(rules, asked, failure):
    report = evaluate(rules, ask, [asked])
    assert not report
    assert failure in report.to_table()
    assert "FAIL" in repr(report)


def test_json(rules):
    report = evaluate(rules, ask, [question("What do guests pay?", sources=["rules"])])
    data = json.loads(json.dumps(report.to_json()))
    assert (data["questions"], data["passed"]) == (1, 0)
    (result,) = data["results"]
    assert result["attempts"] == 2
    assert result["queries"] == ["What do guests pay?"]
    assert result["retrieved"] == ["rules"]
    assert result["cited"] == []
    assert result["problems"]


def test_no_questions_prove_nothing(rules):
    assert not evaluate(rules, ask, [])


@pytest.mark.filterwarnings("ignore:coroutine")
def test_only_synchronous_functions(rules):
    async def later(**arguments):
        return {}

    with pytest.raises(TypeError, match="synchronous"):
        evaluate(rules, later, [question("What do members pay?")])


VARIANTS = ("membership fee", "Guests pay nothing", "zebra quagga")


def found_by(report):
    (result,) = report.results
    return {made.query: {name.partition("#")[0] for name in made.found} for made in result.searches}


class TestQueries:
    """All that was searched for is in the report, also by the stages of a pipeline."""

    EXPECTED: ClassVar = {
        "What do members pay?": {"club/rules", "club/guide"},
        "membership fee": {"club/guide"},
        "Guests pay nothing": {"club/rules", "club/guide"},
        "zebra quagga": set(),
    }

    def pipeline(self, docs, *stages):
        variants = multi_query(lambda query, count: VARIANTS)
        return retrieval_pipeline(docs, [variants, parent_expand(docs), *stages])

    def report(self, retriever):
        query = itemgetter("question")
        rules = grounding(id="rules", retriever=retriever, query=query, retries=0)
        return evaluate(rules, ask, [question("What do members pay?")])

    def test_each_variant_is_listed_with_what_it_found(self, docs):
        report = self.report(self.pipeline(docs))
        assert found_by(report) == self.EXPECTED
        assert report.results[0].queries == tuple(self.EXPECTED)
        shown = report.to_table(searches=True)
        assert "What do members pay?: 'zebra quagga' found nothing" in shown
        assert "What do members pay?: 'membership fee' found club/guide#" in shown
        assert "zebra" not in report.to_table()
        searches = json.loads(json.dumps(report.to_json()))["results"][0]["searches"]
        assert [made["query"] for made in searches] == list(self.EXPECTED)
        assert searches[-1]["found"] == []

    def test_a_stage_of_ones_own_hides_nothing(self, docs):
        def stage(search):
            def searching(query, limit=6, filters=NO_FILTERS):
                return list(search(query, limit=limit))

            return searching

        assert found_by(self.report(self.pipeline(docs, stage))) == self.EXPECTED

    def test_a_search_without_stages_is_listed_itself(self, rules):
        report = evaluate(rules, ask, [question("What do members pay?")])
        assert list(found_by(report)) == ["What do members pay?"]

    def test_what_is_awaited_is_recorded_and_kept_apart(self, docs):
        async def variants(query, count):
            await asyncio.sleep(0)
            return [f"{query} again"]

        def late(search):
            async def searching(query, limit=6, filters=NO_FILTERS):
                await asyncio.sleep(0)
                return await search(query, limit=limit)

            return searching

        pipeline = retrieval_pipeline(docs, [multi_query(variants), late])
        terms = grounding(id="rules", retriever=pipeline, inject="tool")

        async def both():
            sessions = [terms.session() for _ in range(3)]
            await asyncio.gather(*(each.search(f"pay {at}") for at, each in enumerate(sessions)))
            return sessions

        for at, session in enumerate(asyncio.run(both())):
            (made,) = session.searches
            assert [inner.query for inner in made.inner] == [f"pay {at}", f"pay {at} again"]
