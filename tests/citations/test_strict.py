"""``cites="doc"``: an answer may only quote what its document says."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from corvid_runtime.citations import (
    InsufficientEvidence,
    SourceText,
    Span,
    quotations,
    require_citations,
)
from corvid_runtime.errors import CitationViolation
from hypothesis import given, settings
from hypothesis import strategies as st

LEASE = (
    "MASTER LEASE AGREEMENT. The lease term is five years commencing January 1. "
    "Rent is due monthly on the first business day. "
    "The tenant may renew for one additional five-year term at $89.50 (up 4%)."
)

HONEST = {
    "straight": 'The lease says "Rent is due monthly".',
    "curly": "It says “Rent is due monthly”.",
    "german": "Es heißt „Rent is due monthly“.",
    "reversed guillemets": "Es heißt »Rent is due monthly«.",
    "french": "Il dit « Rent is due monthly ».",
    "swedish": "Det står ”Rent is due monthly”.",
    "single": "It says 'Rent is due monthly'.",
    "curly single": "It says ‘Rent is due monthly’.",
    "corner brackets": "契約書には「Rent is due monthly」とある。",
    "block": "The lease:\n\n> Rent is due monthly\n> on the first business day.\n\nSo pay.",
    "block with attribution": "> Rent is due monthly\n> — Lease, section 3",
    "code phrase": "It reads `Rent is due monthly`.",
    "two": 'Both "Rent is due monthly" and "The tenant may renew" hold.',
    "american full stop": 'It says "Rent is due monthly."',
    "american comma": 'It says "Rent is due monthly," so pay.',
    "marker after": 'It says "Rent is due monthly" [1].',
    "marker inside": 'It says "Rent is due monthly [1]."',
    "apostrophes": "It's the tenants' duty: 'Rent is due monthly', don't forget.",
    "scare quotes": 'A “the” aside, "Rent is due monthly".',
    "inches": 'A 12" sign says "Rent is due monthly".',
    "escaped": 'It says \\"Rent is due monthly\\".',
    "HTML": "It says <q>Rent is due monthly</q> or &ldquo;five years&rdquo;.",
    "TeX": "It says ``Rent is due monthly''.",
    "changed capital": 'It says "[r]ent is due monthly".',
    "block, quoted and attributed": "> “Rent is due monthly” — Lease, section 3",
    "block, quoted, place in brackets": "> “Rent is due monthly.” (Lease, p. 3)",
    "block in a list": "- > Rent is due\n  > monthly\n\nSo.",
    "heavy": "It says ❝Rent is due monthly❞.",
    "doctest is no block quote": '>>> print(5)\n"Rent is due monthly"',
    "elided": 'It says "Rent is due … on the first business day".',
    "code is no quotation": 'Call `print("hello there")`: "Rent is due monthly".',
    "fenced code is no quotation": '"Rent is due monthly"\n\n```\nprint("hello there")\n```',
}

ALTERED = {
    "word": ('It says "The lease term is ten years".', "The lease term is ten years"),
    "digit": ('It says "at $88.50".', "at $88.50"),
    "percent": ('It says "up 5%".', "up 5%"),
    "second of two": ('"Rent is due monthly" and "Rent is free".', "Rent is free"),
    "unclosed": ('It says "The lease term is ten years.', "The lease term is ten years."),
    "spaced marks": ('It says " term is ten years ".', " term is ten years "),
    "block": ("> Rent is due weekly", "Rent is due weekly"),
    "single": ("It says 'Rent is due weekly'.", "Rent is due weekly"),
    "code phrase": ("It reads `Rent is due weekly`.", "Rent is due weekly"),
    "number cut short": ('It says "term at $89."', "term at $89."),
    "two paragraphs": (
        '"Rent is due monthly\n\nand in gold."',
        "Rent is due monthly\n\nand in gold.",
    ),
    "HTML": ("It says <q>Rent is due weekly</q>.", "Rent is due weekly"),
    "entities": ("It says &quot;Rent is due weekly&quot;.", "Rent is due weekly"),
    "TeX": ("It says ``Rent is due weekly''.", "Rent is due weekly"),
    "changed capital": ('It says "[R]ent is paid monthly".', "[R]ent is paid monthly"),
    "block, altered and attributed": (
        "> “Rent is due weekly” — Lease",
        "“Rent is due weekly” — Lease",
    ),
    "block, words after a dash": (
        "> Rent is due monthly — in gold",
        "Rent is due monthly — in gold",
    ),
    "block in a list": ("1. > Rent is due weekly", "Rent is due weekly"),
    "across nested marks": ("\"the 'Tenant' may sublet\"", "the 'Tenant' may sublet"),
}


@pytest.mark.parametrize("answer", HONEST.values(), ids=HONEST)
def test_honest_answers_pass(answer: str) -> None:
    assert require_citations(answer, LEASE, parameter="doc")


@pytest.mark.parametrize(("answer", "span"), ALTERED.values(), ids=ALTERED)
def test_altered_answers_are_violations(answer: str, span: str) -> None:
    with pytest.raises(CitationViolation) as caught:
        require_citations(answer, SourceText("lease", LEASE), parameter="doc")
    assert caught.value.span == span
    assert "doc" in str(caught.value)


def test_the_violation_names_place_and_nearest_passage() -> None:
    with pytest.raises(CitationViolation) as caught:
        require_citations('So "The lease term is ten years".', LEASE, parameter="doc")
    assert caught.value.place == "answer characters 4-31"
    assert caught.value.nearest == "The lease term is five years"
    assert "'ten', the source 'five'" in caught.value.message


@pytest.mark.parametrize("answer", ["", "Rent is due monthly.", 'A "the" word.', "It's so."])
def test_an_answer_without_a_verifiable_quotation_is_a_violation(answer: str) -> None:
    with pytest.raises(CitationViolation, match="quotes nothing"):
        require_citations(answer, LEASE, parameter="doc")


def test_a_typed_refusal_need_not_quote_but_may_not_lie() -> None:
    assert require_citations(InsufficientEvidence("no clause", ()), LEASE, parameter="doc") == ()
    tried = (Span("doc", "Rent is due weekly"),)
    for lie in (InsufficientEvidence("no", (), tried), InsufficientEvidence('"in gold"', ())):
        with pytest.raises(CitationViolation):
            require_citations(lie, LEASE, parameter="doc")
    sly = {"answer": "Rent is free.", "reason": "I know", "missing": []}
    with pytest.raises(CitationViolation, match="quotes nothing"):
        require_citations(sly, LEASE, parameter="doc")


@dataclass
class Report:
    title: str
    findings: list[dict[str, str]]


def test_every_text_of_a_structured_answer_is_searched() -> None:
    good = Report("Rent", [{"text": 'it says "Rent is due monthly"'}])
    (found,) = require_citations(good, LEASE, parameter="doc")
    assert found.place == "answer.findings[0].text characters 9-28"
    assert LEASE[slice(*(found.span.char_span or ()))] == "Rent is due monthly"
    bad = Report("Rent", [{"text": '"Rent is due monthly"'}, {"text": '"Rent is free"'}])
    with pytest.raises(CitationViolation) as caught:
        require_citations(bad, LEASE, parameter="doc")
    assert caught.value.place.startswith("answer.findings[1].text")


def test_a_part_that_cannot_be_looked_into_is_a_violation() -> None:
    with pytest.raises(CitationViolation, match="inside a object"):
        require_citations(['"Rent is due monthly"', object()], LEASE, parameter="doc")


def test_a_document_may_be_a_structure_of_texts() -> None:
    pages = ["Rent is due monthly.", {"text": "The fee is $89.50."}]
    first, second = require_citations(
        '"Rent is due monthly" and "The fee is $89.50"', pages, parameter="pages"
    )
    assert (first.span.source_uri, second.span.source_uri) == ("pages[0]", "pages[1].text")
    with pytest.raises(CitationViolation):
        require_citations('"monthly. The fee"', pages, parameter="pages")
    with pytest.raises(CitationViolation, match="no text"):
        require_citations('"Rent is due monthly"', [5], parameter="pages")


WORDS = st.lists(st.from_regex(r"[a-z]{2,8}", fullmatch=True), min_size=2, max_size=8)
MARKS = [
    *('""', "“”", "„“", "„”", "””", "«»", "»«", "‹›", "「」", "『』", "‘’", "‚‘", "''", "❝❞"),
]


@settings(deadline=None, max_examples=200)
@given(st.lists(st.tuples(WORDS, st.sampled_from(MARKS)), min_size=1, max_size=5), st.data())
def test_quotations_in_any_marks_are_found_whole(
    quoted: list[tuple[list[str], str]], data: st.DataObject
) -> None:
    answer, expected = "Well,", []
    for words, marks in quoted:
        text = " ".join(words)
        expected.append(text)
        after = data.draw(st.sampled_from([".", ",", " or"]))
        answer += f" it's said {marks[0]}{text}{marks[1]}{after}"
    assert [each.text for each in quotations(answer)] == expected
    for each in quotations(answer):
        assert answer[slice(*each.span)] == each.text
