"""The report over a question set."""

import json
from operator import itemgetter

import pytest
from corvid_runtime.citations import CitationContract
from corvid_runtime.retrievers import Question, evaluate, grounding

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
