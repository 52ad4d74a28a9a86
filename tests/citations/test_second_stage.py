"""What comes after the words: figures, entailment, and the shape a model answers in."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from enum import Enum
from typing import Any, Literal

import attrs
import jsonschema  # type: ignore[import-untyped]
import pytest
from corvid_runtime.citations import (
    Answer,
    Cited,
    Claim,
    EntailmentVerdict,
    GroundedAnswer,
    InsufficientEvidence,
    ModelEntailment,
    Span,
    check_entailment,
    output_schema,
    validate_cited_output,
)

Either: Any = GroundedAnswer
LEASE = (
    "The lease term is five years commencing January 1, 2024 and costs $1,200.50 a month, "
    "4.5% more. Die Miete beträgt 1.250,50 € ab 31.01.2024. "
    "Temperatures fell to -12 degrees; 12 000 people."
)
CORPUS = {"lease": LEASE}
WHOLE = (Span("lease", LEASE),)
TERM = (Span("lease", "The lease term is five years"),)


@pytest.mark.parametrize(
    "value",
    [
        *(5, 1200.5, Decimal("1250.50"), -12, 12000, 4.5, 0.045, date(2024, 1, 1), True, None),
        *(date(2024, 1, 31), "five years", "5 years", "2024-01-01", "1 January 2024", "$1,200.50"),
        *([5, {"fee": 1200.5}], "1.250,50 €", "Jan 1, 2024", "4.5%", "no figure at all"),
    ],
)
def test_a_value_that_a_quote_states_passes(value: object) -> None:
    report = validate_cited_output(Cited(value, WHOLE), CORPUS, check_values=True)
    assert report, report


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        *((10, "10"), (12, "12"), (45, "45"), (date(2025, 1, 1), "2025-01-01"), (120050, "120050")),
        *(("10 years", "10"), ("2024-02-01", "2024-02-01"), ("$1,200.05", "1,200.05")),
        *(([5, {"fee": 7}], "7"), ("5%", "5%")),
    ],
)
def test_a_value_that_no_quote_states_is_a_problem(value: object, shown: str) -> None:
    report = validate_cited_output(Cited(value, WHOLE), CORPUS, check_values=True)
    assert [problem.code for problem in report.problems] == ["value_not_in_quote"]
    assert repr(shown) in report.problems[0].message
    assert validate_cited_output(Cited(value, WHOLE), CORPUS)


def test_claims_and_answers_are_checked_by_their_own_quotes() -> None:
    good = Answer(5, (Claim("The term is 5 years", TERM),), 0.9)
    assert validate_cited_output(good, CORPUS, check_values=True)
    bad = Answer(10, (Claim("The term is 10 years", TERM),), 0.9)
    report = validate_cited_output(bad, CORPUS, check_values=True)
    assert [problem.path for problem in report.problems] == ["value", "claims[0].text"]


class Always:
    def __init__(self, label: Any) -> None:
        self.label = label
        self.asked: list[tuple[str, str]] = []

    def judge(self, claim: str, passage: str) -> EntailmentVerdict:
        self.asked.append((claim, passage))
        return EntailmentVerdict(self.label, 0.9, "always")


def test_entailment_judges_by_the_sources_own_words() -> None:
    judge = Always("entailed")
    claim = Claim("it runs five years", (Span("lease", "The lease\nterm is five years"),))
    verdict = check_entailment(claim, CORPUS, judge)
    assert verdict
    assert judge.asked == [("it runs five years", "The lease term is five years")]
    assert not check_entailment(claim, CORPUS, Always("contradicted"))


@pytest.mark.parametrize(
    "spans", [(), (Span("lease", "term is ten years"),), (*TERM, Span("annex", "five years"))]
)
def test_entailment_never_saves_a_rejected_quote(spans: tuple[Span, ...]) -> None:
    judge = Always("entailed")
    verdict = check_entailment(Claim("it runs ten years", spans), CORPUS, judge)
    assert not verdict
    assert verdict.label == "not_checked"
    assert judge.asked == []


@pytest.mark.parametrize(
    ("answer", "label", "score"),
    [
        ("entailed 0.9", "entailed", 0.9),
        (" Entailed.\n", "entailed", 1.0),
        ("contradicted, 1.0", "contradicted", 1.0),
        ("neutral", "neutral", 1.0),
        ("", "not_checked", 0.0),
        ("yes", "not_checked", 0.0),
        ("not entailed", "not_checked", 0.0),
        ("entailed? no, contradicted", "not_checked", 0.0),
        ("entailed 7", "not_checked", 0.0),
    ],
)
def test_any_callable_model_can_judge(answer: str, label: str, score: float) -> None:
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        return answer

    verdict = ModelEntailment(ask, "toy").judge("a {claim}", "a {passage}")
    assert verdict == EntailmentVerdict(label, score, "toy")  # type: ignore[arg-type]
    assert "a {claim}" in prompts[0]
    assert "a {passage}" in prompts[0]


class Colour(Enum):
    RED = "red"


@dataclass
class Row:
    name: str
    price: Decimal
    colour: Colour | None
    kind: Literal["a", "b"]


@attrs.define
class Table:
    rows: list[Row]
    day: date


GOOD: list[tuple[Any, Any]] = [
    (str, "text"),
    (Cited[int], {"value": 5, "spans": [{"source_uri": "lease", "quote": "five years"}]}),
    (Either[str], {"reason": "none", "missing": ["annex"]}),
    (
        Either[Table],
        {
            "value": {
                "rows": [{"name": "n", "price": 1.5, "colour": None, "kind": "a"}],
                "day": "2024-01-01",
            },
            "claims": [{"text": "t", "supporting_spans": []}],
            "confidence": 0.5,
        },
    ),
]


@pytest.mark.parametrize(("kind", "output"), GOOD)
def test_the_schema_admits_what_the_type_means(kind: Any, output: object) -> None:
    schema = output_schema(kind)
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(output, schema)


@pytest.mark.parametrize(
    ("kind", "output"),
    [
        (Cited[int], {"value": "five", "spans": []}),
        (Cited[int], {"value": 5}),
        (Cited[int], {"value": 5, "spans": [{"source_uri": "lease"}]}),
        (Either[str], {"text": "a third state"}),
        (Either[str], {"reason": "none", "missing": [], "value": "both"}),
    ],
)
def test_the_schema_admits_nothing_else(kind: Any, output: object) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(output, output_schema(kind))


def _objects(schema: Any) -> list[dict[str, Any]]:
    if isinstance(schema, list):
        return [each for part in schema for each in _objects(part)]
    if not isinstance(schema, dict):
        return []
    here = [schema] if schema.get("type") == "object" else []
    return here + [each for part in schema.values() for each in _objects(part)]


def test_the_schema_keeps_to_what_strict_mode_enforces() -> None:
    for part in _objects(output_schema(Either[Table])):
        assert part["additionalProperties"] is False
        assert part["required"] == list(part["properties"])
    assert set(output_schema(Span)["properties"]) == {"source_uri", "quote"}
    assert set(output_schema(InsufficientEvidence)["properties"]) == {"reason", "missing"}


@pytest.mark.parametrize("kind", [object, dict[str, int], tuple[int, str], bytes, Any])
def test_a_type_without_a_schema_is_an_error(kind: Any) -> None:
    with pytest.raises(TypeError, match="no schema"):
        output_schema(kind)
