"""Pydantic models with grounded fields: a session saved as JSON, read again, tampered with."""

from __future__ import annotations

import dataclasses
import json
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from corvid_runtime import Grounded, InvalidProvenance
from corvid_runtime.interchange import dumps, loads

from tests.runtime.support import given

pydantic = pytest.importorskip("pydantic")

KEY = b"a key of sixteen bytes"
SIGNED = {"provenance": True, "key": KEY}
BELIEVED = {"provenance": True, "trust": "unsigned"}


class Note(pydantic.BaseModel):
    text: Grounded[str]
    about: str = "bees"


class Session(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(populate_by_name=True)

    question: str
    answer: Grounded[str] = pydantic.Field(alias="theAnswer")
    scores: list[Grounded[float]]
    day: Grounded[date]
    price: Grounded[Decimal] | None
    octets: Grounded[bytes]
    sure: Grounded[bool]
    table: Grounded[dict[str, list[int]]]
    note: Grounded[Note]
    nothing: Grounded[str | None] | None = None


def session() -> Session:
    return Session(
        question="who?",
        answer=given("bees", 0.5) + "!",
        scores=[given(1.0), given(0.25)],
        day=given(date(2024, 1, 2)),
        price=given(Decimal("1.50")),
        octets=given(b"abc"),
        sure=given(True),
        table=given({"a": [1, 2]}),
        note=given(Note(text=given("inner"))),
    )


def chains(value: Session) -> list[Any]:
    held = [value.answer, *value.scores, value.day, value.price, value.octets, value.sure]
    return [each.sources() for each in [*held, value.table, value.note]]


def test_a_session_is_saved_and_read_with_equal_chains() -> None:
    value = session()
    text = value.model_dump_json(context=SIGNED)
    read = Session.model_validate_json(text, context=SIGNED)
    assert chains(read) == chains(value)
    inner = read.note.unwrap_discarding_sources()
    assert isinstance(inner, Note)
    assert bool(read.day == date(2024, 1, 2))
    assert bool(read.price == Decimal("1.50"))
    assert read.model_dump() == value.model_dump()
    in_python = json.loads(text)
    assert value.model_dump(mode="json", context=SIGNED) == in_python
    assert chains(Session.model_validate(in_python, context=SIGNED)) == chains(value)


def test_a_grounded_field_of_grounded_content_keeps_its_own_chain() -> None:
    value = session()
    read = Session.model_validate_json(value.model_dump_json(context=SIGNED), context=SIGNED)
    before, after = (x.note._corvid_plain.text.sources() for x in (value, read))
    assert before == after


def test_what_http_clients_see_is_the_plain_json() -> None:
    value = session()
    for context in (None, {}, {"provenance": False}, {"other": 1}):
        assert json.loads(value.model_dump_json(context=context)) == {
            "question": "who?",
            "answer": "bees!",
            "scores": [1.0, 0.25],
            "day": "2024-01-02",
            "price": "1.50",
            "octets": "abc",
            "sure": True,
            "table": {"a": [1, 2]},
            "note": {"text": "inner", "about": "bees"},
            "nothing": None,
        }


class Twin(pydantic.BaseModel):
    number: float
    text: str


class GroundedTwin(pydantic.BaseModel):
    number: Grounded[float]
    text: Grounded[str]


@pytest.mark.parametrize("number", [1.0, float("nan"), float("inf"), 1e300, -0.0])
def test_plain_json_is_that_of_a_plain_model(number: float) -> None:
    grounded = GroundedTwin(number=given(number), text=given("ä\u2028"))
    assert grounded.model_dump_json() == Twin(number=number, text="ä\u2028").model_dump_json()
    for mode in ("validation", "serialization"):
        left, right = (kind.model_json_schema(mode=mode) for kind in (GroundedTwin, Twin))
        assert left["properties"] == right["properties"]


def test_plain_json_read_back_names_both_ways() -> None:
    text = session().model_dump_json(by_alias=True)
    for context in (None, SIGNED, BELIEVED):
        with pytest.raises(pydantic.ValidationError) as caught:
            Session.model_validate_json(text, context=context)
        assert 'model_dump_json(context={"provenance": True})' in str(caught.value)
        assert "@tool(uses=retrieval)" in str(caught.value)


def test_an_envelope_is_nothing_where_nobody_asks_for_provenance() -> None:
    text = session().model_dump_json(context=SIGNED)
    with pytest.raises(pydantic.ValidationError, match="must be grounded"):
        Session.model_validate_json(text, context={"key": KEY, "trust": "unsigned"})


TAMPERED = [
    ("value", lambda field: field["content"].update(value="wasps!")),
    ("source", lambda field: field["content"]["chain"]["steps"][0].update(source="file:other")),
    ("confidence", lambda field: field["content"]["chain"]["steps"][0].update(confidence=0.4)),
    ("signature", lambda field: field.pop("signature")),
    ("method", lambda field: field["signature"].update(method="none")),
    ("remark", lambda field: field["signature"].update(more=1)),
    ("digest", lambda field: field.update(digest="0" * 64)),
    ("version", lambda field: field.update(grounded=2)),
    ("extra", lambda field: field.update(more=1)),
]


@pytest.mark.parametrize(("what", "tamper"), TAMPERED, ids=[what for what, _ in TAMPERED])
def test_what_was_tampered_with_is_refused(what: str, tamper: Any) -> None:
    data = json.loads(session().model_dump_json(context=SIGNED))
    tamper(data["answer"])
    with pytest.raises(pydantic.ValidationError) as caught:
        Session.model_validate_json(json.dumps(data), context=SIGNED)
    assert [error["loc"] for error in caught.value.errors()] == [("answer",)]


def test_without_a_key_reading_must_be_asked_for_and_says_so() -> None:
    text = session().model_dump_json(context={"provenance": True})
    with pytest.raises(pydantic.ValidationError, match='trust="unsigned"'):
        Session.model_validate_json(text, context={"provenance": True})
    with pytest.raises(pydantic.ValidationError, match="signature"):
        Session.model_validate_json(text, context={**SIGNED, **BELIEVED})
    read = Session.model_validate_json(text, context=BELIEVED)
    assert all(chain.unsigned for chain in chains(read))
    data = json.loads(text)
    data["answer"]["content"]["value"] = "by accident"
    with pytest.raises(pydantic.ValidationError, match="digest"):
        Session.model_validate_json(json.dumps(data), context=BELIEVED)


@dataclasses.dataclass
class Archive:
    sessions: list[Session]
    by: Grounded[str]


def test_a_model_in_another_record_crosses_with_it() -> None:
    value = Archive([session()], given("a librarian"))
    read = loads(dumps(value, key=KEY), Archive, key=KEY)
    assert read.by.sources() == value.by.sources()
    assert chains(read.sessions[0]) == chains(value.sessions[0])
    data = json.loads(dumps(value))
    data["content"]["sessions"][0]["theAnswer"]["content"]["value"] = "wasps"
    with pytest.raises(InvalidProvenance, match="digest"):
        loads(json.dumps(data), Archive, trust="unsigned")
