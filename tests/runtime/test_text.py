"""Text put together of grounded values: what `str.format` and `str.join` give, and every source."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest
from corvid_runtime import (
    Grounded,
    GroundedValue,
    UngroundedReturn,
    agent,
    interpolate,
    join,
    sever,
    text,
)

from tests.runtime.support import given, search, sources


def inputs(value: Any) -> list[list[str]]:
    """Return the sources of each input of a value's last step."""
    return [[one.source for one in chain.retrievals()] for chain in value.sources()[-1].inputs]


def steps(value: Any) -> list[str]:
    """Return the names of the operations in a value's chain."""
    return [step.op for step in value.sources() if step.kind == "derived"]


def test_a_text_is_one_step_with_its_operands_in_position() -> None:
    page = given("p", source="page")
    filled_in = interpolate("[{}] {} {x}", "a", page, x=given(2, source="x"))
    assert filled_in == "[a] p 2"
    assert inputs(filled_in) == [[], [], ["page"], ["x"]]
    assert steps(filled_in) == ["interpolate"]
    joined = join(given("-", source="dash"), ["a", page, "b"])
    assert joined == "a-p-b"
    assert inputs(joined) == [["dash"], [], ["page"], []]
    assert steps(joined) == ["join"]


@dataclass
class Hit:
    text: Grounded[str]
    rank: int


class Opaque:
    """Holds what nobody finds without reading it."""

    def __init__(self, held: Any) -> None:
        self.held = held

    def __getitem__(self, key: str) -> Any:
        return {"held": self.held}[key]

    def __str__(self) -> str:
        return self.held + "!"  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("template", "shown"),
    [
        ("{0.text}", "t"),
        ("{1.held}", "o"),
        ("{1[held]}", "o"),
        ("{1}", "o!"),
        ("{1!s:>3}", " o!"),
        ("{2[0]}", "i"),
        ("{2}", "['i']"),
        ("{x[key]}", "k"),
        ("{4:{3}}", "7  "),
    ],
)
def test_what_a_field_reaches_counts(template: str, shown: str) -> None:
    held = [
        Hit(given("t", source="text"), 1),
        Opaque(given("o", source="held")),
        [given("i", source="item")],
        given(3, source="width"),
        "7",
    ]
    result = interpolate(template, *held, x={"key": given("k", source="key"), "plain": 1})
    assert result == shown
    assert isinstance(result, GroundedValue)


def test_an_argument_counts_for_what_is_shown_of_it() -> None:
    pair = {"a": given("a", source="a"), "b": given("b", source="b"), "n": 1}
    assert inputs(interpolate("{[a]}", pair)) == [[], ["a"]]
    assert inputs(interpolate("{0[b]}{0[a]}", pair)) == [[], ["b", "a"]]
    assert inputs(interpolate("{}", pair)) == [[], ["a", "b"]]
    assert inputs(interpolate("{[n]}", pair)) == [[], ["a", "b"]], "as a lifted function has it"
    assert inputs(interpolate("none", pair)) == [[], ["a", "b"]]


def test_an_attribute_of_a_grounded_record_is_a_step_before() -> None:
    hit = given(SimpleNamespace(text="t"), source="hit")
    result = interpolate("<{.text}>", hit)
    assert result == "<t>"
    assert steps(result) == ["getattr:text", "interpolate"]


def test_a_template_and_keywords_of_any_name() -> None:
    assert interpolate("{template} {self} {args}", template=1, self=2, args=3) == "1 2 3"
    result = interpolate(given("{}", source="template"), 1)
    assert inputs(result) == [["template"], []]
    with pytest.raises(TypeError, match="str"):
        interpolate(5)


def once(*items: Any) -> Iterator[Any]:
    yield from items


class Once:
    """An iterator of the program's own."""

    def __init__(self, *items: Any) -> None:
        self.items = once(*items)

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> Any:
        return next(self.items)


@pytest.mark.parametrize("kind", [once, Once, lambda *items: map(str.upper, items)])
def test_any_iterable_is_consumed_once(kind: Callable[..., Any]) -> None:
    assert join(", ", kind("A", "B")) == "A, B"
    assert type(join(", ", kind("A", "B"))) is str
    result = join(", ", kind(given("A", source="a"), "B", given("C", source="c")))
    assert result == "A, B, C"


@pytest.mark.parametrize("kind", [once, Once, lambda *items: dict.fromkeys(items), search])
def test_items_keep_their_sources_in_any_iterable(kind: Callable[..., Any]) -> None:
    items = ["x", "y"] if kind is search else [given("x", source="x"), given("y", source="y")]
    assert len(sources(join(" ", kind(*items)))) == 2


def test_a_container_grounded_as_a_whole_is_one_input() -> None:
    assert inputs(join(", ", given(["a", "b"], source="list"))) == [[], ["list"]]
    assert inputs(join("", given("word", source="word"))) == [[], ["word"]]
    mixed = given(["a", given("b", source="inner")], source="list")
    assert inputs(join(", ", mixed)) == [[], ["inner", "list"]]


def test_an_empty_join_has_no_source() -> None:
    assert type(join(", ", [])) is str
    assert inputs(join(given(", ", source="comma"), [])) == [["comma"]]


@pytest.mark.parametrize(("separator", "items"), [(5, []), ("", 5), ("", [5]), ("", [given(5)])])
def test_join_refuses_what_is_no_text(separator: Any, items: Any) -> None:
    with pytest.raises(TypeError):
        join(separator, items)


def test_the_lowest_confidence_counts() -> None:
    low, high = given("low", confidence=0.4), given("high", confidence=0.9)
    assert interpolate("{} {}", high, low).confidence == 0.4
    assert join(low, [high, high]).confidence == 0.4


@pytest.mark.parametrize("made", [lambda x: interpolate("{}", x), lambda x: join("", [x])])
def test_what_was_severed_stays_so(made: Callable[[Any], Any]) -> None:
    @agent
    def answer() -> Grounded[str]:
        return made(sever(given("text"), "on purpose"))  # type: ignore[no-any-return]

    with pytest.raises(UngroundedReturn, match="severed"):
        answer()


class Part(SimpleNamespace):
    """As `string.templatelib.Interpolation`, which has no source code either."""

    def __init__(self, value: Any, conversion: str | None = None, format_spec: str = "") -> None:
        super().__init__(value=value, conversion=conversion, format_spec=format_spec)


class Template(SimpleNamespace):
    """As `string.templatelib.Template`."""

    def __init__(self, strings: tuple[str, ...], interpolations: tuple[Part, ...]) -> None:
        super().__init__(strings=strings, interpolations=interpolations)


def check_template_string(template: Any, page: Any) -> None:
    """Check the text of ``t"[{page}] {1.5:.2f}|{'x'!r:>5}"``."""
    result = interpolate(template)
    assert result == "[p] 1.50|  'x'"
    assert inputs(result) == [[], ["page"], [], []]
    assert result.sources() == interpolate("[{}] {:.2f}|{!r:>5}", page, 1.5, "x").sources()
    with pytest.raises(TypeError, match="no arguments"):
        interpolate(template, 1)


def test_a_template_string(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "Template", Template)
    page = given("p", source="page")
    parts = (Part(page), Part(1.5, None, ".2f"), Part("x", "r", ">5"))
    check_template_string(Template(("[", "] ", "|", ""), parts), page)
    assert type(interpolate(Template(("", " ", ""), (Part(1, "s"), Part("ä", "a"))))) is str
    assert sources(interpolate(given(Template(("a",), ()), source="whole"))) == ["whole"]


@pytest.mark.skipif(sys.version_info < (3, 14), reason="template strings came with Python 3.14")
def test_a_template_string_of_python() -> None:
    page = given("p", source="page")
    template = eval("""t"[{page}] {1.5:.2f}|{'x'!r:>5}" """, {"page": page})
    check_template_string(template, page)
