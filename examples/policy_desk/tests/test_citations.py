from typing import TypeVar

import pytest
from corvid_runtime import retrieval, tool

from policy_desk.citations import check_citations, claims
from policy_desk.context import Context
from policy_desk.records import Location, Passage, Verdict
from policy_desk.text import Folded, sentences, stem

TEXT = "Claims are handed in within 30 days of the journey’s end.\nAlcohol is not  repaid – ever."


T = TypeVar("T")


@tool(uses=retrieval)
def given(value: T) -> T:
    return value


@pytest.fixture
def context() -> Context:
    context = Context()
    for ordinal, text in enumerate([TEXT, "Invoices are paid within 30 days of receipt."]):
        passage = Passage(
            id=f"p:{ordinal}",
            document_id="p",
            document_title="Expenses",
            ordinal=ordinal,
            section="",
            location=Location(first_line=1, last_line=2),
            text=text,
        )
        context.add(given(passage))
    return context


@pytest.mark.parametrize(
    ("answer", "verdicts"),
    [
        ('It says "claims are handed in within 30 days" [1].', [Verdict.EXACT]),
        ("“Alcohol is not repaid - ever” [1]", [Verdict.EXACT]),
        ('"Claims are handed in within 30 days of a journey\'s end" [1]', [Verdict.CLOSE]),
        ('"Claims are handed in within 60 days of the journey\'s end" [1]', [Verdict.UNSUPPORTED]),
        ("Alcohol is not repaid [1].", [Verdict.PARAPHRASE]),
        ('"By no means handed in within 30 days of the journey\'s end" [1]', [Verdict.UNSUPPORTED]),
        ("Alcohol is repaid [1].", [Verdict.UNSUPPORTED]),
        ("Alcohol is repaid up to 20 euros [1].", [Verdict.UNSUPPORTED]),
        ("Wine is served on Fridays [1].", [Verdict.UNSUPPORTED]),
        ("Alcohol is not repaid [7].", [Verdict.NO_SUCH_PASSAGE]),
        ('"within 30 days" [1, 2]', [Verdict.EXACT, Verdict.EXACT]),
        ('"within 30 days" [1][2]', [Verdict.EXACT, Verdict.EXACT]),
        ("Nothing is cited here.", []),
    ],
)
def test_verdicts(context: Context, answer: str, verdicts: list[Verdict]) -> None:
    assert [citation.verdict for citation in check_citations(given(answer), context)] == verdicts


def test_spans_point_at_the_words(context: Context) -> None:
    answer = 'First. It holds that "alcohol is not repaid" [1].'
    (citation,) = check_citations(given(answer), context)
    assert citation.passage_span is not None
    assert TEXT[citation.passage_span.start : citation.passage_span.end] == "Alcohol is not  repaid"
    assert answer[citation.answer_span.start : citation.answer_span.end] == "alcohol is not repaid"


def test_a_statement_ends_where_the_next_begins() -> None:
    found = list(claims("One thing holds [1]. Another thing holds too [2]."))
    assert [claim.text for claim in found] == ["One thing holds", "Another thing holds too"]


def test_folding_keeps_offsets_when_letters_lower_to_several() -> None:
    folded = Folded.of("İ  “x”")
    at = folded.find(Folded.of("'X'"))
    assert at == (3, 6)


def test_sentences_and_stems() -> None:
    assert sentences("It is 0.42 euros. See below.\nA row") == ["It is 0.42 euros.", "See below.", "A row"]
    assert stem("claims") == stem("claimed") == stem("claiming")
    assert stem("carried") == stem("carries") == stem("carry")
