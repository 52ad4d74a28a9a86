"""Records with grounded fields leave as JSON and come back: chains equal, tampering refused."""

from __future__ import annotations

import dataclasses
import json
import re
import subprocess
import sys
from collections.abc import Callable
from datetime import date, datetime, timezone
from decimal import Decimal
from enum import Enum
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, TypedDict, TypeVar
from uuid import UUID

import attrs
import pytest
from corvid_runtime import Grounded, InvalidProvenance, ProvenanceChain, prompt
from corvid_runtime.interchange import dumps, loads
from typing_extensions import NotRequired, is_typeddict

from tests.runtime.support import given

KEY = b"a key of sixteen bytes"
OTHER = b"one more of sixteen bytes"
T = TypeVar("T")


class Mood(Enum):
    CALM = "calm"
    WILD = 3


class Place(NamedTuple):
    page: int
    text: Grounded[str]


@dataclasses.dataclass(frozen=True)
class Passage:
    text: Grounded[str]
    place: Place | None = None
    parts: list[Passage] = dataclasses.field(default_factory=list)
    length: int = dataclasses.field(init=False, default=7)


@attrs.define
class Report:
    title: Grounded[str]
    _year: Grounded[int]
    passages: tuple[Passage, ...]
    by_name: dict[str, Grounded[float]]
    when: datetime
    day: date
    price: Decimal
    number: UUID
    octets: bytes
    mood: Mood
    kind: Literal["long", 2]
    pair: tuple[int, Grounded[str]]
    tags: frozenset[str]
    meta: Any = None
    either: int | Grounded[str] | date = 3


class Row(TypedDict):
    name: Grounded[str]
    plain: str
    note: NotRequired[Grounded[bool]]


@prompt(model="m")
def shorten(text: str) -> str:
    return text[:3]


def passage() -> Passage:
    short = shorten(given("a longer text", 0.5))
    return Passage(short, Place(3, given("x")), [Passage(short + "!")])


def report(either: Any = 3) -> Report:
    return Report(
        given("title"),
        given(2024) + 1,
        (passage(), passage()),
        {"a": given(2.0), "b": given(0.5)},
        datetime(2024, 2, 3, 4, 5, 6, 7, tzinfo=timezone.utc),
        date(2024, 2, 3),
        Decimal("1.50"),
        UUID(int=7),
        b"\0\xff",
        Mood.WILD,
        2,
        (1, given("one")),
        frozenset({"a", "b"}),
        {"deep": [1, 2.5, None, True]},
        either,
    )


def chains(value: Any) -> list[ProvenanceChain]:
    """Return every chain in a value, in order."""
    if hasattr(value, "sources"):
        return [value.sources()]
    if isinstance(value, dict):
        return [chain for item in value.values() for chain in chains(item)]
    if isinstance(value, (list, tuple)):
        return [chain for item in value for chain in chains(item)]
    if attrs.has(type(value)):
        return chains([getattr(value, field.name) for field in attrs.fields(type(value))])
    if dataclasses.is_dataclass(value):
        return chains([getattr(value, field.name) for field in dataclasses.fields(value)])
    names = getattr(type(value), "__struct_fields__", None)
    names = names or getattr(type(value), "__pydantic_fields__", ())
    return chains([getattr(value, name) for name in names])


def row() -> Row:
    return {"name": given("n") + "!", "plain": "p", "note": given(True)}


def struct() -> Any:
    msgspec = pytest.importorskip("msgspec")

    class Card(msgspec.Struct, frozen=True):
        text: Grounded[str]
        number: int = 3

    return Card(given("c", 0.5) + "d")


RECORDS: dict[str, tuple[Callable[[], Any], Any]] = {
    "attrs": (report, Report),
    "dataclass": (passage, Passage),
    "named tuple": (lambda: Place(1, given("p")), Place),
    "typed dictionary": (row, Row),
    "typed dictionary, partly": (lambda: {"name": given("n"), "plain": ""}, Row),
    "msgspec": (struct, None),
    "list of records": (lambda: [passage(), passage()], list[Passage]),
    "grounded record": (lambda: given(Place(3, given("x"))), Grounded[Place]),
    "grounded date": (lambda: given(date(2024, 1, 2)), Grounded[date]),
    "grounded set": (lambda: given({"a"}), Grounded[set[str]]),
    "union, last arm": (lambda: report(date(2024, 1, 2)), Report),
    "union, grounded arm": (lambda: report(given("e")), Report),
}


@pytest.fixture(params=RECORDS, ids=RECORDS.keys())
def case(request: pytest.FixtureRequest) -> tuple[Any, Any]:
    make, kind = RECORDS[request.param]
    value = make()
    return value, kind or type(value)


def test_a_record_comes_back_with_equal_chains(case: tuple[Any, Any]) -> None:
    value, kind = case
    read = loads(dumps(value, kind, key=KEY), kind, key=KEY)
    assert type(read) is type(value)
    assert bool(read == value)
    assert chains(value)
    assert chains(read) == chains(value)
    assert not any(chain.unsigned for chain in chains(read))


def test_the_class_of_a_value_is_its_type_if_none_is_named() -> None:
    assert loads(dumps(passage(), key=KEY), Passage, key=KEY) == passage()
    assert is_typeddict(Row)
    with pytest.raises(InvalidProvenance, match="would come back as something else"):
        dumps(row())  # a dict like any other: nothing says that its values are grounded


def test_without_a_key_every_chain_says_that_it_was_believed(case: tuple[Any, Any]) -> None:
    value, kind = case
    read = loads(dumps(value, kind), kind, trust="unsigned")
    assert all(chain.unsigned for chain in chains(read))
    assert "(unsigned)" in str(chains(read)[0].summary())
    assert [list(chain)[:-1] for chain in chains(read)] == [list(c) for c in chains(value)]
    again = loads(dumps(read, kind, key=KEY), kind, key=KEY)
    assert chains(again) == chains(read)  # a signature does not wash that off
    assert chains(loads(dumps(read, kind), kind, trust="unsigned")) == chains(read)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Return each place of JSON, as what holds it and its key."""
    if not isinstance(data, (dict, list)):
        return []
    keys = list(data if isinstance(data, dict) else range(len(data)))
    return [found for key in keys for found in [(data, key), *places(data[key])]]


def altered(value: Any) -> Any:
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, str):
        return value + "x"
    return value + 1 if isinstance(value, (int, float)) else [*value, "more"]


def test_any_change_of_any_place_is_refused(case: tuple[Any, Any]) -> None:
    value, kind = case
    text = dumps(value, kind, key=KEY)
    count = len(places(json.loads(text)))
    assert count > 15
    for number in range(count):
        data = json.loads(text)
        held, key = places(data)[number]
        held[key] = altered(held[key])
        with pytest.raises(InvalidProvenance):
            loads(json.dumps(data), kind, key=KEY)


def test_without_a_key_the_digest_finds_accidents() -> None:
    data = json.loads(dumps(passage()))
    data["content"]["text"]["value"] += "!"
    with pytest.raises(InvalidProvenance, match="they do not agree"):
        loads(json.dumps(data), Passage, trust="unsigned")


@pytest.mark.parametrize(
    ("written", "read", "why"),
    [
        ({"key": KEY}, {"key": OTHER}, "signature"),
        ({}, {"key": KEY}, "signature"),
        ({}, {"key": KEY, "trust": "unsigned"}, "signature"),
        ({}, {}, "tampered"),
        ({"key": KEY}, {}, "tampered"),
        ({}, {"trust": "signed"}, "trust is"),
        ({}, {"key": b"short"}, "16 bytes"),
        ({}, {"key": "text that is no key"}, "a key is bytes"),
    ],
)
def test_what_is_not_shown_to_be_signed_is_refused(written: Any, read: Any, why: str) -> None:
    with pytest.raises(InvalidProvenance, match=why):
        loads(dumps(passage(), **written), Passage, **read)


def test_who_reorders_keys_and_writes_numbers_otherwise_changes_nothing() -> None:
    value = report()
    data = json.loads(dumps(value, key=KEY), parse_float=lambda text: plainest(float(text)))
    text = json.dumps(data, sort_keys=True, indent=2, ensure_ascii=False)
    assert not re.search(r"\b2\.0\b", text), "a time has 2.0 in it, at times"
    read = loads(text, Report, key=KEY)
    assert chains(read) == chains(value)
    assert type(read.by_name["a"].unwrap_discarding_sources()) is float


def plainest(number: float) -> float | int:
    return int(number) if number.is_integer() else number


def test_ed25519_verifies_with_the_public_half() -> None:
    ed25519 = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ed25519")
    private = ed25519.Ed25519PrivateKey.generate()
    value = passage()
    text = dumps(value, key=private)
    for key in (private, private.public_key()):
        assert chains(loads(text, Passage, key=key)) == chains(value)
    stranger = ed25519.Ed25519PrivateKey.generate().public_key()
    forged = json.loads(text)
    forged["signature"]["value"] = "no hex"
    by_code = json.loads(dumps(value, key=KEY))["signature"]
    for data, key in [
        (text, stranger),
        (json.dumps(forged), private),
        (text, KEY),
        (json.dumps({**forged, "signature": by_code}), private),
        (json.dumps({**forged, "signature": None}), private),
    ]:
        with pytest.raises(InvalidProvenance, match="signature"):
            loads(data, Passage, key=key)
    with pytest.raises(InvalidProvenance, match="does not sign"):
        dumps(value, key=private.public_key())


def test_a_key_that_is_no_bytes_names_the_extra_where_it_is_missing() -> None:
    program = """
import sys
sys.modules["cryptography"] = None
from corvid_runtime import InvalidProvenance
from corvid_runtime.interchange import loads
try:
    loads("{}", key=object())
except InvalidProvenance as error:
    print(error)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert "pip install 'corvid-mypy[sign]'" in ran.stdout


@dataclasses.dataclass
class Wrong:
    value: Any


class Opaque:
    pass


@dataclasses.dataclass
class Ordered(Generic[T]):
    first: int | str
    flag: Literal[1, True] = 1
    when: date | str = ""


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        (Wrong(given("a")), Wrong),  # its field does not say so
        (Wrong(Opaque()), Wrong),
        (Wrong({1: 2}), Wrong),
        (Wrong(float("inf")), Wrong),
        (Opaque(), Opaque),
        ({1: given("a")}, dict[int, Grounded[str]]),
        ((1, 2, 3), tuple[int, int]),
        (Ordered(1, when="2024-01-02"), Ordered),  # a date would come back
        (given("a"), Grounded[int]),
        ("a", Grounded[str]),
        ({"name": given("a")}, Row),
        ({"name": given("a"), "plain": "", "extra": 1}, Row),
        (Mood.CALM, Literal["a"]),
        (True, int),
        ([1], Callable[[], int]),
    ],
)
def test_what_json_would_bring_back_as_something_else_is_refused(value: Any, kind: Any) -> None:
    with pytest.raises(InvalidProvenance):
        dumps(value, kind)


@pytest.mark.parametrize("data", [3, [], {}, {"text": 3}, {"text": {"value": "a"}}, {"x": 1}])
def test_content_that_is_no_such_record_is_refused(data: Any) -> None:
    with pytest.raises(InvalidProvenance):
        loads(dumps(data, Any), Passage, trust="unsigned")


def test_an_error_names_the_field() -> None:
    with pytest.raises(InvalidProvenance, match="passages: text: "):
        dumps(attrs.evolve(report(), passages=(Passage("plain"),)))  # type: ignore[arg-type]


@pytest.mark.parametrize("version", [0, 2, "1", None])
def test_another_version_of_the_envelope_is_refused(version: object) -> None:
    data = {**json.loads(dumps(given("a"))), "grounded": version}
    with pytest.raises(InvalidProvenance, match="version 1"):
        loads(json.dumps(data), trust="unsigned")


def test_the_documented_schema_is_that_of_what_is_written(case: tuple[Any, Any]) -> None:
    jsonschema = pytest.importorskip("jsonschema")
    schema = Path(__file__).parents[2] / "docs" / "envelope.schema.json"
    validator = jsonschema.Draft202012Validator(json.loads(schema.read_text(encoding="utf-8")))
    value, kind = case
    validator.validate(json.loads(dumps(value, kind)))
    signed = json.loads(dumps(value, kind, key=KEY))
    validator.validate(signed)
    assert not validator.is_valid({**signed, "grounded": 2})
    assert not validator.is_valid({**signed, "signature": {"method": "none", "value": "00"}})
