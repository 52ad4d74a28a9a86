"""Records that declare grounded fields: plain code sees them grounded, and promises reach them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, NamedTuple, TypedDict, TypeVar

import attrs
import pytest
import typing_extensions
from corvid_runtime import (
    Grounded,
    GroundedValue,
    UngroundedReturn,
    agent,
    ground,
    lift,
    plain,
    prompt,
    retrieval,
    sever,
    tool,
)

from tests.runtime.support import fetch, given, sources

T = TypeVar("T")
Text = Grounded[str]


@dataclass
class Evidence:
    name: str
    text: Grounded[str]


@dataclass(frozen=True)
class Aliased:
    name: str
    text: Text


@attrs.frozen
class Defined:
    name: str
    text: Grounded[str]


class Named(NamedTuple):
    name: str
    text: Grounded[str]


@cache
def model() -> Any:
    """Return a record of pydantic, where that is installed."""

    class Model(pytest.importorskip("pydantic").BaseModel):  # type: ignore[misc]
        name: str
        text: Grounded[str]

    return Model


class Ordinary:
    name: str
    text: Grounded[str]

    def __init__(self, name: str, text: Grounded[str]) -> None:
        self.name, self.text = name, text


class Keyed(TypedDict):
    name: str
    text: Grounded[str]


class Partial(typing_extensions.TypedDict, total=False):
    text: typing_extensions.Required[Grounded[str]]
    more: typing_extensions.NotRequired[Grounded[str]]


class Inherited(Evidence):
    pass


@dataclass
class Box(Generic[T]):
    name: str
    text: T


@dataclass
class Tree:
    text: Grounded[str]
    below: list[Tree] = field(default_factory=list)


@dataclass
class Report:
    evidence: Evidence


MADE: list[Callable[..., Any]] = [
    Evidence,
    Aliased,
    Defined,
    Named,
    Ordinary,
    Inherited,
    Box,
    lambda name, text: model().model_construct(name=name, text=text),
]


def only(items: Any) -> Any:
    return items if hasattr(items, "text") else only(next(iter(items)))


@pytest.mark.parametrize("make", MADE)
def test_a_field_declared_grounded_reaches_plain_code_grounded(make: Callable[..., Any]) -> None:
    record = make(name="a", text=fetch("a"))
    seen: list[Any] = []

    @prompt
    def answer(question: str, evidence: Any) -> str:
        assert type(question) is str
        seen.append(only(evidence))
        return "answer"

    @tool
    def store(evidence: Any) -> None:
        seen.append(only(evidence))

    for held in (record, [record], (record,), {record.name: record}.values(), iter([record])):
        answered = answer(fetch("q"), held)
        assert sources(answered) == ["tool:tests.runtime.support.fetch"] * 2
    store([record])
    assert lift(lambda items: seen.append(only(items)) or "lifted")([record]) == "lifted"
    assert [sources(found.text) for found in seen] == [sources(record.text)] * 7
    assert type(plain([record])[0].text) is str, "unwrapping stays deep"  # type: ignore[index]


def test_beside_a_grounded_field_the_others_are_plain_and_nobody_elses_record_changes() -> None:
    record = Evidence(fetch("name"), fetch("a"))

    @prompt
    def answer(evidence: Any, again: Any) -> str:
        assert type(evidence.name) is str
        assert isinstance(evidence.text, GroundedValue)
        assert type(again[0]) is Named
        assert type(again[0].name) is str
        assert isinstance(again[0].text, GroundedValue)
        return "answer"

    answer(record, [Named(fetch("name"), fetch("b"))])
    assert isinstance(record.name, GroundedValue)


def test_a_record_with_nothing_to_unwrap_is_the_very_object_the_caller_passed() -> None:
    record = Evidence("a", fetch("a"))
    seen: list[Any] = []
    prompt(lambda items: seen.append(items[0]))([record])
    assert seen[0] is record


def test_a_typed_dictionary_is_known_by_its_declaration_alone() -> None:
    @prompt
    def answer(evidence: list[Keyed]) -> str:
        return str(evidence[0]["text"].sources().retrievals()[0].source)

    @prompt
    def bare(evidence: Any) -> str:
        assert type(evidence[0]["text"]) is str
        return "answer"

    evidence: list[Keyed] = [{"name": "a", "text": fetch("a")}]
    assert answer(evidence) == "tool:tests.runtime.support.fetch"
    assert bare(evidence) == "answer"


def test_a_record_may_hold_nothing_yet() -> None:
    @prompt
    def answer(evidence: list[Evidence]) -> str:
        return f"{len(evidence)}"

    assert type(answer([])) is str


# What agents and tools promise.


FORGED: Any = "made up"
BROKEN: dict[str, Callable[[], tuple[Any, Any]]] = {
    "dataclass": lambda: (Evidence, Evidence("a", FORGED)),
    "alias": lambda: (Aliased, Aliased("a", FORGED)),
    "attrs": lambda: (Defined, Defined("a", FORGED)),
    "named tuple": lambda: (Named, Named("a", FORGED)),
    "pydantic": lambda: (model(), model().model_construct(name="a", text=FORGED)),
    "ordinary": lambda: (Ordinary, Ordinary("a", FORGED)),
    "typed dictionary": lambda: (Keyed, {"name": "a", "text": FORGED}),
    "not required": lambda: (Partial, {"text": FORGED}),
    "inherited": lambda: (Inherited, Inherited("a", FORGED)),
    "generic": lambda: (Box[Grounded[str]], Box("a", FORGED)),
    "optional": lambda: (Evidence | None, Evidence("a", FORGED)),
    "list": lambda: (list[Evidence], [Evidence("a", fetch("a")), Evidence("a", FORGED)]),
    "nested": lambda: (Report, Report(Evidence("a", FORGED))),
    "severed": lambda: (Evidence, Evidence("a", sever(fetch("a"), "mixed"))),
}


def returning(declared: Any) -> Any:
    def hand_on(value: Any) -> Any:
        return value

    hand_on.__annotations__["return"] = declared
    return hand_on


@pytest.mark.parametrize("name", BROKEN)
def test_a_promise_reaches_the_fields_of_records(name: str) -> None:
    declared, value = BROKEN[name]()
    for boundary in (agent, tool(uses=retrieval)):
        with pytest.raises(UngroundedReturn, match="promises a grounded result"):
            boundary(returning(declared))(value)


@pytest.mark.parametrize("name", BROKEN)
def test_a_promise_that_records_keep_is_kept(name: str) -> None:
    declared, value = BROKEN[name]()
    held = {"list": lambda: value[1], "nested": lambda: value.evidence}.get(name, lambda: value)()
    if isinstance(held, dict):
        held["text"] = fetch("a")
    elif isinstance(held, tuple):
        value = Named("a", fetch("a"))
    else:
        object.__setattr__(held, "text", fetch("a"))
    assert agent(returning(declared))(value) == value
    if name == "optional":
        assert agent(returning(declared))(None) is None


@prompt(model="m")
def _answer(shown: str, kept: Grounded[str]) -> Evidence:
    return Evidence("answer", kept + shown)


@prompt(model="m")
def _answers(shown: str, kept: Grounded[str]) -> dict[str, list[Evidence]]:
    return {"all": [_KEPT, Evidence("answer", kept + shown)]}


_KEPT = Evidence("kept", fetch("k"))


def test_a_record_that_a_prompt_answers_with_has_all_that_the_prompt_was_passed() -> None:
    shown, kept = given("shown", source="a"), given("kept", source="b")
    assert set(sources(_answer(shown, kept).text)) == {"a", "b"}
    first, second = _answers(shown, kept)["all"]
    assert {"a", "b"} <= set(sources(second.text)) & set(sources(first.text))
    assert not {"a", "b"} & set(sources(_KEPT.text))  # the caller has a copy


def test_a_tool_that_returns_a_record_with_its_own_sources_adds_none() -> None:
    @tool(uses=retrieval)
    def look_up(name: str) -> Evidence:
        return Evidence(name, ground("found", source="file:a"))

    found = look_up("a")
    assert type(found) is Evidence
    assert type(found.name) is str
    assert sources(found.text) == ["file:a"]


def test_records_that_hold_their_own_kind_end() -> None:
    tree = Tree(fetch("a"), [Tree(fetch("b"))])
    assert agent(returning(Tree))(tree) is tree
    with pytest.raises(UngroundedReturn):
        agent(returning(Tree))(Tree("made up"))  # type: ignore[arg-type]


def test_a_record_holds_neither_what_its_functions_return_nor_what_its_classes_do() -> None:
    @dataclass
    class Dependencies:
        search: Callable[[str], Grounded[str]]
        schema: type[Evidence]

    assert isinstance(
        tool(uses=retrieval)(returning(Dependencies))(Dependencies(fetch, Evidence)), GroundedValue
    )


def test_something_else_is_no_record() -> None:
    with pytest.raises(UngroundedReturn):
        agent(returning(Evidence))("made up")
    with pytest.raises(UngroundedReturn):
        agent(returning(Keyed))(["made up"])


def test_a_generic_record_of_plain_values_promises_nothing() -> None:
    assert agent(returning(Box[str]))(value := Box("a", "b")) is value


def test_a_class_whose_fields_nobody_can_read_is_taken_at_its_word() -> None:
    class Strange:
        text: Grounded[Unheard]  # type: ignore[name-defined]  # noqa: F821
        other: Iterable[Unheard]  # type: ignore[name-defined]  # noqa: F821

    strange = Strange()
    strange.text = fetch("a")
    seen: list[Any] = []
    prompt(seen.append)(strange)
    assert seen[0].text is strange.text
    assert agent(returning(Strange))(strange) is strange
