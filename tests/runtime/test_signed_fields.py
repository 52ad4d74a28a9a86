"""What a pydantic model's own JSON is signed for: each grounded field by its name, or the whole."""

from __future__ import annotations

import dataclasses
import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import pytest
from corvid_runtime import Grounded, InvalidProvenance
from corvid_runtime.interchange import Sealed, dumps, loads
from typing_extensions import NamedTuple, TypeAliasType, TypedDict

from tests.runtime.support import given

pydantic = pytest.importorskip("pydantic")

KEY = b"a key of sixteen bytes"
SIGNED = {"provenance": True, "key": KEY}


class Note(pydantic.BaseModel):
    text: Grounded[str]
    about: str = "bees"


class Hit(NamedTuple):
    words: Grounded[str]


class Row(TypedDict):
    cell: Grounded[str]


@dataclasses.dataclass
class Card:
    side: Grounded[str]


class Session(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(populate_by_name=True)

    question: Grounded[str]
    answer: Grounded[str] = pydantic.Field(alias="theAnswer")
    doubt: Grounded[str] | None = None
    notes: list[Grounded[str]]
    table: dict[str, Grounded[str]]
    pair: tuple[int, Grounded[str]]
    note: Note
    boxed: Grounded[Note]
    hit: Hit
    row: Row
    card: Card
    user: str = "ada"


def session(kind: type = Session) -> Any:
    return kind(
        question=given("q"),
        answer=given("a"),
        doubt=given("d"),
        notes=[given("n0"), given("n1")],
        table={"k": given("t")},
        pair=(1, given("p")),
        note=Note(text=given("nt")),
        boxed=given(Note(text=given("bt"))),
        hit=Hit(given("h")),
        row={"cell": given("r")},
        card=Card(given("c")),
    )


def envelopes(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield where each envelope stands in parsed JSON; in another one, none is looked for."""
    if isinstance(data, dict) and "grounded" in data:
        yield path
        return
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    for name, part in parts:
        if isinstance(part, (dict, list)):
            yield from envelopes(part, (*path, name))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for name in path:
        data = data[name]
    return data


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    at(data, path[:-1])[path[-1]] = value


def written(value: Any, **more: Any) -> Any:
    return json.loads(value.model_dump_json(context=SIGNED, **more))


def read(kind: Any, data: Any, **terms: Any) -> Any:
    return kind.model_validate_json(json.dumps(data), context={**SIGNED, **terms})


def refusal(kind: Any, data: Any, **terms: Any) -> str:
    with pytest.raises(pydantic.ValidationError) as caught:
        read(kind, data, **terms)
    return str(caught.value)


@pytest.mark.parametrize("by_alias", [True, False])
def test_a_session_of_everything_comes_back(by_alias: bool) -> None:
    value = session()
    back = read(Session, written(value, by_alias=by_alias))
    assert back.model_dump() == value.model_dump()
    assert back.answer.sources() == value.answer.sources()
    assert back.hit.words.sources() == value.hit.words.sources()
    assert read(Session, written(value.model_copy(update={"doubt": None}))).doubt is None


PLACES = sorted(envelopes(written(session())), key=str)


def named(place: tuple[Any, ...]) -> Any:
    """Return the field that stands nearest to a place of JSON."""
    above = {"notes", "table", "pair", "hit"}
    return place[0] if place[0] in above else place[-1]


@pytest.mark.parametrize(
    ("first", "second"),
    [(a, b) for a, b in itertools.combinations(PLACES, 2) if named(a) != named(b)],
    ids=str,
)
def test_exchanged_fields_are_refused(first: tuple[Any, ...], second: tuple[Any, ...]) -> None:
    data = written(session())
    one, other = at(data, first), at(data, second)
    put(data, first, other)
    put(data, second, one)
    said = refusal(Session, data)
    assert "the value was written for the field" in said
    assert '"renamed": {"old": "new"}' in said
    put(data, first, one)
    put(data, second, other)
    read(Session, data)


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_the_name_cannot_be_stripped_or_changed(place: tuple[Any, ...]) -> None:
    for change in ({}, {"field": "question"}, {"field": None}, {"field": 1}):
        data = written(session())
        content = at(data, place)["content"]
        before = content.pop("field")
        content.update(change)
        if change.get("field") != before:
            refusal(Session, data, unnamed=True)


def test_an_envelope_of_no_field_is_not_taken_for_one() -> None:
    data = written(session())
    data["question"] = json.loads(dumps(given("q"), key=KEY))
    assert "was signed for no field" in refusal(Session, data)
    adapter = pydantic.TypeAdapter(Grounded[str])
    alone = json.loads(adapter.dump_json(given("q"), context=SIGNED))
    assert adapter.validate_python(alone, context=SIGNED).sources().retrievals()
    data["question"] = alone
    assert "was signed for no field" in refusal(Session, data)
    of_field = written(session())["question"]
    with pytest.raises(pydantic.ValidationError, match="stands in no field"):
        adapter.validate_python(of_field, context=SIGNED)
    with pytest.raises(InvalidProvenance, match="stands in no field"):
        loads(json.dumps(of_field), key=KEY)


def test_without_a_key_the_name_finds_accidents() -> None:
    data = json.loads(Note(text=given("n")).model_dump_json(context={"provenance": True}))
    believed = {"key": None, "trust": "unsigned"}
    assert read(Note, data, **believed).text.sources().unsigned

    class Other(pydantic.BaseModel):
        words: Grounded[str]

    assert "written for the field 'text'" in refusal(Other, {"words": data["text"]}, **believed)


class Older(pydantic.BaseModel):
    question: Grounded[str]
    reply: Grounded[str]


class Newer(pydantic.BaseModel):
    question: Grounded[str]
    answer: Grounded[str] = pydantic.Field(
        validation_alias=pydantic.AliasChoices("answer", "reply")
    )


def test_a_field_with_a_new_name_is_read_where_the_context_says_so() -> None:
    older = Older(question=given("q"), reply=given("r"))
    data = written(older)
    assert "written for the field 'reply', and stands in 'answer'" in refusal(Newer, data)
    renamed = {"reply": "answer"}
    back = read(Newer, data, renamed=renamed)
    assert back.answer.sources() == older.reply.sources()
    assert read(Newer, written(back), renamed=renamed).model_dump() == back.model_dump()
    assert read(Newer, written(back)).model_dump() == back.model_dump()
    data["question"], data["reply"] = data["reply"], data["question"]
    assert "written for the field" in refusal(Newer, data, renamed=renamed)


@pytest.mark.parametrize("renamed", [{"a": 1}, {1: "a"}, "ab", None, ["a"]])
def test_what_is_no_mapping_of_names_is_refused(renamed: Any) -> None:
    with pytest.raises((pydantic.ValidationError, InvalidProvenance), match="old names to new"):
        read(Note, written(Note(text=given("n"))), renamed=renamed)


def test_a_record_that_is_signed_whole_needs_no_names() -> None:
    text = dumps(Older(question=given("q"), reply=given("r")), key=KEY)
    assert bool(loads(text, Newer, key=KEY).answer == "r")


SHARED = TypeAliasType("SHARED", Grounded[str])


def test_fields_of_one_alias_are_refused_as_they_have_one_schema() -> None:
    class Aliased(pydantic.BaseModel):
        one: SHARED
        other: SHARED

    said = refusal(Aliased, written(Aliased(one=given("1"), other=given("2"))))
    assert "cannot be told from 'one'" in said
    assert "declare each of them Grounded[...] itself" in said

    class Single(pydantic.BaseModel):
        one: SHARED

    assert bool(read(Single, written(Single(one=given("1")))).one == "1")


UNNAMED = json.loads(Path(__file__).with_name("unnamed_fields.json").read_text(encoding="utf-8"))


class Before(pydantic.BaseModel):
    """What wrote `UNNAMED`, before a field's name was signed."""

    question: Grounded[str]
    answer: Grounded[str]
    notes: list[Grounded[str]]


def test_what_was_written_before_fields_had_names_is_read_if_asked_for() -> None:
    assert '"unnamed": True in the context' in refusal(Before, UNNAMED["signed"])
    back = read(Before, UNNAMED["signed"], unnamed=True)
    assert bool(back.answer == "the record 2")
    assert bool(back.notes[0] == "the record 3")
    assert not back.answer.sources().unsigned
    believed = {"key": None, "trust": "unsigned"}
    assert bool(read(Before, UNNAMED["unsigned"], **believed).question == "the record 1")


def test_asking_for_what_has_no_name_does_not_move_what_has_one() -> None:
    data = written(Older(question=given("q"), reply=given("r")))
    data["question"], data["reply"] = data["reply"], data["question"]
    assert "written for the field" in refusal(Older, data, unnamed=True)


class Whole(Sealed, Session):
    """The same, in one envelope."""


def test_a_sealed_model_comes_back() -> None:
    value = session(Whole)
    data = written(value)
    assert data.keys() == {"grounded", "content", "digest", "signature"}
    assert read(Whole, data).model_dump() == value.model_dump()
    assert value.model_dump(mode="json", context=SIGNED) == data
    assert Whole.model_validate(data, context=SIGNED).model_dump() == value.model_dump()
    assert Whole.model_validate(value, context=SIGNED) is value


def test_a_sealed_model_writes_what_dumps_writes() -> None:
    value = session(Whole)
    assert json.loads(dumps(value, key=KEY)) == written(value, by_alias=True)
    assert loads(value.model_dump_json(context=SIGNED), Whole, key=KEY).model_dump() == (
        read(Whole, json.loads(dumps(value, key=KEY))).model_dump()
    )
    with pytest.raises(InvalidProvenance, match="signature"):
        loads(dumps(value), Whole, key=KEY)
    assert loads(dumps([value], list[Whole], key=KEY), list[Whole], key=KEY) == [value]


def leaves(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    parts = data.items() if isinstance(data, dict) else enumerate(data)
    for name, part in parts:
        if isinstance(part, (dict, list)) and part:
            yield from leaves(part, (*path, name))
        else:
            yield (*path, name)


def test_every_change_of_a_sealed_model_is_refused() -> None:
    text = json.dumps(written(session(Whole)))
    places = list(leaves(json.loads(text)))
    assert ("content", "user") in places
    for place in places:
        data = json.loads(text)
        put(data, place, "changed")
        refusal(Whole, data)
        data = json.loads(text)
        del at(data, place[:-1])[place[-1]]
        refusal(Whole, data)


def test_items_are_exchanged_in_what_signs_each_field_but_not_in_a_sealed_model() -> None:
    data = written(session())
    data["notes"].reverse()
    assert [str(note) for note in read(Session, data).model_dump(mode="json")["notes"]] == [
        "n1",
        "n0",
    ]
    data = written(session(Whole))
    data["content"]["notes"].reverse()
    assert "signature" in refusal(Whole, data)


def test_the_fields_of_a_sealed_model_are_nothing_without_its_envelope() -> None:
    data = written(session(Whole))
    assert "a Sealed model crosses in one envelope" in refusal(Whole, data["content"])
    assert "a Sealed model crosses in one envelope" in refusal(Whole, written(session()))


def test_plain_json_of_a_sealed_model_is_as_before() -> None:
    value = session(Whole)
    assert value.model_dump_json() == session().model_dump_json()
    with pytest.raises(pydantic.ValidationError, match="must be grounded"):
        Whole.model_validate_json(value.model_dump_json())
    for mode in ("validation", "serialization"):
        left, right = (kind.model_json_schema(mode=mode) for kind in (Whole, Session))
        assert left["properties"] == right["properties"]


def test_without_a_key_a_sealed_model_must_be_believed() -> None:
    data = json.loads(session(Whole).model_dump_json(context={"provenance": True}))
    assert "nothing shows" in refusal(Whole, data, key=None)
    assert read(Whole, data, key=None, trust="unsigned").answer.sources().unsigned
    data["content"]["user"] = "by accident"
    assert "digest" in refusal(Whole, data, key=None, trust="unsigned")


class Tree(Sealed, pydantic.BaseModel):
    text: Grounded[str]
    below: list[Tree] = pydantic.Field(default_factory=list)


T = TypeVar("T")


class Box(Sealed, pydantic.BaseModel, Generic[T]):
    held: Grounded[T]
    tree: Tree | None = None


class Shelf(pydantic.BaseModel):
    boxes: list[Box[int]]
    label: str = "top"


def test_sealed_models_nest_recur_and_are_generic() -> None:
    tree = Tree(text=given("1"), below=[Tree(text=given("2"), below=[Tree(text=given("3"))])])
    box = Box[int](held=given(1), tree=tree)
    shelf = Shelf(boxes=[box])
    for value in (tree, box, shelf):
        back = read(type(value), written(value))
        assert back.model_dump() == value.model_dump()
        assert loads(dumps(value, key=KEY), type(value), key=KEY) == value
    data = written(shelf)
    data["boxes"][0]["content"]["tree"] = None
    assert "signature" in refusal(Shelf, data)


class Strict(Sealed, pydantic.BaseModel):
    model_config = pydantic.ConfigDict(strict=True, frozen=True)

    answer: Grounded[str]
    user: str = "ada"


def test_sealed_subclasses_and_settings_of_models_hold() -> None:
    class Sub(Strict):
        more: Grounded[int]

    value = Sub(answer=given("a"), more=given(2))
    data = written(value)
    assert read(Sub, data) == value
    data["content"]["more"], data["content"]["answer"] = (
        data["content"]["answer"],
        data["content"]["more"],
    )
    assert "signature" in refusal(Sub, data)


def test_sealed_stands_first() -> None:
    with pytest.raises(TypeError, match=r"write class Late\(Sealed, BaseModel\)"):

        class Late(pydantic.BaseModel, Sealed):
            answer: Grounded[str]
