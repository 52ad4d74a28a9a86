"""Structured answers: every citation in every container is verified."""

from __future__ import annotations

import dataclasses
from collections import OrderedDict, deque
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from enum import Enum
from types import MappingProxyType
from typing import Any, NamedTuple

import attrs
import pytest
from corvid_runtime.citations import (
    Answer,
    Cited,
    Claim,
    GroundedAnswer,
    InsufficientEvidence,
    Location,
    SourceText,
    Span,
    validate_cited_output,
)
from pydantic import BaseModel, TypeAdapter, ValidationError

LEASE = (
    "The lease term is five years commencing January 1. "
    "Rent is due monthly on the first business day."
)
CORPUS = {"lease": LEASE, "fees": "The late fee is $89.50 per day."}
GOOD = Span("lease", "Rent is due monthly", (51, 70))
BAD = Span("lease", "Rent is due weekly", (51, 69))


def codes(output: object, **options: Any) -> list[tuple[str, str]]:
    report = validate_cited_output(output, CORPUS, **options)
    return [(problem.path, problem.code) for problem in report.problems]


@dataclasses.dataclass
class Record:
    held: object


@attrs.define
class Bundle:
    held: object


class Model(BaseModel, arbitrary_types_allowed=True, extra="allow"):
    held: Any = None


class Pair(NamedTuple):
    first: object
    second: object


class Colour(Enum):
    RED = 1


CONTAINERS: dict[str, tuple[Callable[[Any], object], str]] = {
    "dataclass": (Record, "held"),
    "attrs": (Bundle, "held"),
    "pydantic": (lambda span: Model(held=span), "held"),
    "pydantic extra": (lambda span: Model.model_validate({"extra": span}), "extra"),
    "named tuple": (lambda span: Pair(1, span), "second"),
    "dict": (lambda span: {"a b": span}, "['a b']"),
    "dict by number": (lambda span: {7: span}, "[7]"),
    "dict key": (lambda span: {span: 7}, "[key 0]"),
    "ordered": (lambda span: OrderedDict(x=span), "x"),
    "proxy": (lambda span: MappingProxyType({"x": span}), "x"),
    "list": (lambda span: [1, span], "[1]"),
    "tuple": (lambda span: (span,), "[0]"),
    "set": (lambda span: {span}, "[0]"),
    "frozenset": (lambda span: frozenset({span}), "[0]"),
    "deque": (lambda span: deque([span]), "[0]"),
    "values": (lambda span: {"x": span}.values(), "[0]"),
    "nested": (lambda span: [{"x": Record((Bundle([span]),))}], "[0].x.held[0].held[0]"),
    "cited": (lambda span: Cited(5, (span,)), "spans[0]"),
    "claim": (lambda span: Claim("t", (span,)), "supporting_spans[0]"),
    "answer": (
        lambda span: Answer(5, (Claim("t", (span,)),), 1.0),
        "claims[0].supporting_spans[0]",
    ),
    "refusal": (lambda span: InsufficientEvidence("r", (), (span,)), "spans[0]"),
    "JSON": (lambda span: {"spans": [dataclasses.asdict(span)]}, "spans[0]"),
}


@pytest.mark.parametrize(("contain", "path"), CONTAINERS.values(), ids=CONTAINERS)
def test_every_container_is_walked(contain: Any, path: str) -> None:
    report = validate_cited_output(contain(GOOD), CORPUS)
    assert report, report
    assert [checked.path for checked in report.verified] == [path]
    assert codes(contain(BAD)) == [(path, "not_found")]


class Opaque:
    def __init__(self) -> None:
        self.span = BAD


UNSEEN = {
    "object": Opaque(),
    "generator": (span for span in [BAD]),
    "iterator": iter([BAD]),
    "function": lambda: BAD,
}


@pytest.mark.parametrize("unseen", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_looked_into_fails(unseen: object) -> None:
    assert codes([GOOD, unseen]) == [("[1]", "unknown_container")]


@pytest.mark.parametrize(
    "value",
    [1, 2.5, "text", b"x", None, True, Decimal(1), date(2024, 1, 1), Colour.RED, range(3), 1j],
)
def test_plain_values_hold_no_citations(value: object) -> None:
    assert codes([GOOD, value]) == []


UNCITED: dict[str, object] = {
    "nothing": None,
    "empty": [],
    "text": "Rent is due monthly",
    "a value": {"answer": 5},
    "no spans": Cited(5, ()),
    "no supporting spans": Claim("rent", ()),
    "no claims": Answer(5, (), 1.0),
    "one claim of two": Answer(5, (Claim("a", (GOOD,)), Claim("b", ())), 1.0),
    "a sly refusal": {"answer": "free", "reason": "I know", "missing": []},
    "as JSON": {"value": 5, "claims": [], "confidence": 1.0},
}


@pytest.mark.parametrize("output", UNCITED.values(), ids=UNCITED)
def test_what_cites_nothing_fails_where_citations_are_required(output: object) -> None:
    assert {code for _, code in codes(output)} == {"uncited"}
    assert codes(output, required=False) == []


def test_a_refusal_needs_no_spans_but_those_it_names_must_verify() -> None:
    assert codes(InsufficientEvidence("no clause", ("the annex",))) == []
    assert codes(InsufficientEvidence(reason="no clause")) == []
    assert codes({"reason": "no clause", "missing": ["the annex"]}) == []
    assert codes(InsufficientEvidence("r", (), (BAD,))) == [("spans[0]", "not_found")]


MALFORMED = {
    "no quote": {"source_uri": "lease"},
    "quote is a number": {"source_uri": "lease", "quote": 5},
    "no source": {"quote": "Rent is due monthly", "char_span": [51, 70]},
    "offsets are text": {"source_uri": "lease", "quote": "Rent is due monthly", "char_span": "51"},
    "offsets are true": {
        "source_uri": "lease",
        "quote": "Rent is due monthly",
        "char_span": [True, 7],
    },
    "three offsets": {
        "source_uri": "lease",
        "quote": "Rent is due monthly",
        "char_span": [1, 2, 3],
    },
}


@pytest.mark.parametrize("span", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_span_is_never_a_pass(span: object) -> None:
    assert codes([span, GOOD]) == [("[0]", "malformed")]


def test_the_words_of_another_source_are_misattributed() -> None:
    report = validate_cited_output(Span("lease", "The late fee is $89.50"), CORPUS)
    (problem,) = report.problems
    assert problem.code == "misattributed"
    assert problem.verdict is not None
    assert problem.verdict.elsewhere == ("fees", (0, 22))
    assert "'fees' at (0, 22)" in problem.message


def test_a_source_that_is_missing_fails() -> None:
    assert codes(Span("annex", "Rent is due monthly")) == [("", "source_missing")]


def test_a_corpus_may_be_a_function_of_the_uri() -> None:
    fetched: list[str] = []

    def fetch(uri: str) -> SourceText | None:
        fetched.append(uri)
        return SourceText(uri, LEASE) if uri == "lease" else None

    assert validate_cited_output([GOOD, GOOD], fetch)
    assert fetched == ["lease"]
    assert not validate_cited_output(Span("annex", "Rent is due monthly"), fetch)
    with pytest.raises(TypeError, match="'lease'"):
        validate_cited_output(GOOD, {"lease": b"bytes"})  # type: ignore[dict-item]


def test_a_report_reads_as_one_line_per_problem() -> None:
    report = validate_cited_output([BAD, Span("annex", "x y z")], CORPUS)
    first, second = str(report).splitlines()
    assert first.startswith("[0]: 'Rent is due weekly' does not stand in 'lease'; nearest is")
    assert "the quote says 'weekly', the source 'monthly'" in first
    assert second == "[1]: the corpus has no source 'annex' [source_missing]"


def test_a_span_verifies_offline_as_in_kaos() -> None:
    assert Span(source_uri="lease", quote="Rent is due monthly", char_span=(0, 5)).verify(LEASE)
    assert not Span(source_uri="lease", quote="lease term is ten years", char_span=(0, 5)).verify(
        LEASE
    )
    assert Span("lease", "Rent is due monthly", (0, 19)).check(LEASE).kind == "relocated"


def test_the_types_are_fields_of_pydantic_models() -> None:
    class Reply(BaseModel):
        result: GroundedAnswer[str]
        fee: Cited[Decimal] | None = None

    reply = Reply.model_validate_json(
        '{"result": {"value": "five years", "confidence": 0.9, "claims": [{"text": "the term",'
        ' "supporting_spans": [{"source_uri": "lease", "quote": "five years"}]}]}}'
    )
    assert isinstance(reply.result, Answer)
    assert reply.result.claims[0].supporting_spans == (Span("lease", "five years"),)
    assert validate_cited_output(reply, CORPUS)
    assert Reply.model_validate_json(reply.model_dump_json()) == reply
    refusal = Reply.model_validate({"result": {"reason": "none", "missing": ["annex"]}})
    assert refusal.result == InsufficientEvidence("none", ("annex",))
    with pytest.raises(ValidationError):
        Reply.model_validate({"result": {"text": "a third state"}})


def test_a_location_survives_pydantic() -> None:
    adapter = TypeAdapter(Span)
    location = Location(page=2, bbox=(1, 2, 3, 4), bbox_origin="top-left", extractor="p")
    span = Span("lease", "five years", (18, 28), 2, (1, 2, 3, 4), location)
    assert adapter.validate_json(adapter.dump_json(span)) == span
    assert "location" in adapter.json_schema()["properties"]


def test_the_types_are_fields_of_dataclasses_and_attrs_classes() -> None:
    @dataclasses.dataclass
    class Reply:
        result: GroundedAnswer[int]

    @attrs.define
    class Wrapped:
        reply: Reply

    good = Wrapped(Reply(Answer(5, (Claim("t", (GOOD,)),), 1.0)))
    assert validate_cited_output(good, CORPUS)
    match good.reply.result:
        case Answer(value=value, claims=[Claim(supporting_spans=[span])]):
            assert (value, span) == (5, GOOD)
        case InsufficientEvidence():
            pytest.fail("no refusal")


def test_two_places_never_have_one_path() -> None:
    wrong = {"source_uri": "lease", "quote": "Rent is due weekly"}
    output = {"a": {"b": GOOD, "c d": [dict(wrong)]}, "a.b": dict(wrong), "a['c d'][0]": wrong}
    paths = [path for path, _ in codes(output)]
    assert paths == ["a['c d'][0]", "['a.b']", "[\"a['c d'][0]\"]"]
