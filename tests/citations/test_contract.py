"""What an answer must cite."""

from __future__ import annotations

from typing import Any

import attrs
import pytest
from corvid_runtime.citations import (
    Citation,
    CitationContract,
    CitationReport,
    Location,
    Span,
    retry_until_cited,
)
from corvid_runtime.errors import CitationViolation


@attrs.frozen
class Hit:
    content: str
    source_id: str = "lease"
    chunk_id: str = "0"
    namespace: str = "contracts"
    location: Location | None = None


RENT = Hit("Rent is due monthly on the first business day.")
TERM = Hit("The lease term is five years.", chunk_id="1")
OTHER = Hit("The late fee is $89.50 per day.", source_id="fees")
ARCHIVED = Hit("Rent is due monthly on the first business day.", namespace="archive")
HITS = [RENT, TERM, OTHER]
STRICT = CitationContract(required=True, quotes="required", max_citations=2)


def codes(report: CitationReport) -> list[str]:
    return [problem.code for problem in report.problems]


@pytest.mark.parametrize(
    "citation",
    [
        Citation("lease", "Rent is due monthly"),
        Citation("lease", "Rent is due\nmonthly", chunk_id="0"),
        Citation("contracts/lease", "Rent is due monthly"),
        {"source_id": "lease", "quote": "Rent is due monthly"},
        {"source_id": "lease", "quote": "Rent is due monthly", "namespace": "contracts"},
        {"source_uri": "contracts/lease", "quote": "“Rent is due monthly”"},
        Span("contracts/lease", "Rent is due monthly"),
    ],
)
def test_a_citation_that_holds_is_placed_in_its_source(citation: object) -> None:
    report = STRICT.check([citation], HITS)
    assert report, report
    (checked,) = report.verified
    assert checked.path == "citations[0]"
    assert checked.span.source_uri == "contracts/lease"
    assert checked.verdict.text == "Rent is due monthly"


REFUSED: list[tuple[Any, str]] = [
    ([], "uncited"),
    ("lease", "malformed"),
    (None, "malformed"),
    ({"source_id": "lease"}, "malformed"),
    ([7], "malformed"),
    ([None], "malformed"),
    ([{"quote": "Rent is due monthly"}], "malformed"),
    ([{"source_id": "lease", "quote": 7}], "malformed"),
    ([{"source_id": 7, "quote": "Rent is due monthly"}], "malformed"),
    ([Citation("statutes", "Rent is due monthly")], "unknown_source"),
    ([Citation("lease", "Rent is due monthly", chunk_id="7")], "unknown_source"),
    ([Citation("lease", "Rent is due monthly", namespace="archive")], "unknown_source"),
    ([Citation("lease")], "missing_quote"),
    ([Citation("lease", "  ")], "missing_quote"),
    ([Citation("lease", "Rent is due weekly")], "not_found"),
    ([Citation("lease", "The lease term is ten years")], "not_found"),
    ([Citation("fees", "The late fee is $89")], "not_found"),
    ([Citation("fees", "Rent is due monthly")], "misattributed"),
    ([Citation("lease", "the")], "too_short"),
    (
        [
            Citation("lease", "Rent is due monthly"),
            Citation("lease", "The lease term is five years"),
            Citation("fees", "The late fee"),
        ],
        "too_many",
    ),
    (
        [
            Citation("lease", "Rent is due monthly"),
            Citation("lease", "on the first business day"),
            Citation("fees", "The late fee"),
        ],
        "too_many",
    ),
]


@pytest.mark.parametrize(("citations", "code"), REFUSED)
def test_a_citation_that_does_not_hold_has_a_reason(citations: Any, code: str) -> None:
    report = STRICT.check(citations, HITS)
    assert not report
    assert codes(report) == [code]
    assert report.feedback.count("\n") == 1
    assert not report.feedback.endswith("Correct it.")


def test_sources_of_one_name_are_told_apart_or_ambiguous() -> None:
    both = [RENT, ARCHIVED]
    assert codes(STRICT.check([Citation("lease", "Rent is due monthly")], both)) == ["ambiguous"]
    assert STRICT.check([Citation("lease", "Rent is due monthly", namespace="archive")], both)
    assert codes(CitationContract().check([Citation("lease")], both)) == ["ambiguous"]


def test_quotes_may_be_optional_but_never_wrong() -> None:
    for quotes in ("optional", False):
        contract = CitationContract(quotes=quotes)
        assert contract.check([Citation("lease")], HITS)
        assert not contract.check([Citation("lease", "Rent is due weekly")], HITS)


def test_citing_may_be_optional() -> None:
    assert CitationContract(required=False).check([], HITS)
    assert not CitationContract(required=False).check(None, HITS)


def test_offsets_are_those_of_the_document() -> None:
    location = Location(page=3, char_span=(100, 100 + len(TERM.content)), element="p[2]")
    hit = attrs.evolve(TERM, location=location)
    (checked,) = STRICT.check([Citation("lease", "five years")], [hit]).verified
    assert checked.span.char_span == (118, 128)
    assert checked.span.page == 3
    assert checked.span.location == location


@pytest.mark.parametrize("settings", [{"quotes": "always"}, {"max_citations": 0}])
def test_settings_out_of_range_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=next(iter(settings))):
        CitationContract(**settings)


def test_feedback_leads_to_a_better_answer() -> None:
    asked: list[str] = []

    def ask(feedback: str) -> list[Citation]:
        asked.append(feedback)
        return [Citation("lease", "Rent is due monthly" if feedback else "Rent is due weekly")]

    found = retry_until_cited(ask, lambda citations: STRICT.check(citations, HITS))
    assert found == [Citation("lease", "Rent is due monthly")]
    assert asked[0] == ""
    assert "'Rent is due weekly' does not stand in 'contracts/lease'" in asked[1]
    assert "word for word" in asked[1]


def test_exhausted_it_raises() -> None:
    with pytest.raises(CitationViolation, match="asked 2 times") as caught:
        retry_until_cited(lambda _: [7], lambda each: STRICT.check(each, HITS), attempts=2)
    assert caught.value.place == "citations[0]"
    with pytest.raises(ValueError, match="at least once"):
        retry_until_cited(lambda _: [], lambda each: STRICT.check(each, HITS), attempts=0)


PLACED = [
    attrs.evolve(RENT, location=Location(char_span=(0, len(RENT.content)))),
    attrs.evolve(TERM, location=Location(char_span=(100, 100 + len(TERM.content)))),
    OTHER,
]
ONE = CitationContract(max_citations=1)


@pytest.mark.parametrize("hits", [HITS, PLACED])
@pytest.mark.parametrize(
    "quotes",
    [
        ["Rent is due monthly"] * 3,
        ["Rent is due monthly", "“Rent is due\nmonthly”"],
    ],
)
def test_citations_of_the_same_words_count_once(hits: list[Hit], quotes: list[str]) -> None:
    report = ONE.check([Citation("lease", quote) for quote in quotes], hits)
    assert report, report
    assert len(report.verified) == len(quotes)


def test_citations_of_overlapping_words_count_once() -> None:
    quotes = ["Rent is due monthly", "due monthly on the first", "on the first business day"]
    assert ONE.check([Citation("lease", quote) for quote in quotes], PLACED)
    apart = ["Rent is due monthly", "on the first business day", "The lease term"]
    assert codes(ONE.check([Citation("lease", quote) for quote in apart], PLACED)) == ["too_many"]


def test_citations_of_one_passage_without_words_count_once() -> None:
    assert ONE.check([Citation("fees"), Citation("fees")], HITS)
    assert codes(ONE.check([Citation("fees"), Citation("lease")], HITS)) == ["too_many"]


def test_citations_that_do_not_hold_still_count() -> None:
    invented = [Citation("fees", "an invented fee"), Citation("fees", "another invented fee"), 5, 5]
    assert codes(ONE.check(invented, HITS))[0] == "too_many"
    assert "4 citations" in ONE.check(invented, HITS).problems[0].message
