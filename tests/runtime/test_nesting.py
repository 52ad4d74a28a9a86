"""Whatever holds grounded values, boundaries and lifted functions find every source in it."""

from __future__ import annotations

import itertools
from collections import OrderedDict, UserList, defaultdict, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from types import SimpleNamespace
from typing import Any, NamedTuple

import attrs
import pytest
from corvid_runtime import GroundedValue, lift, plain, prompt, retrieval, tool
from corvid_runtime.intake import as_is

from tests.runtime.support import given, sources

hypothesis = pytest.importorskip("hypothesis")
drawn, settings, st = hypothesis.given, hypothesis.settings, hypothesis.strategies


@dataclass
class Page:
    text: Any


@attrs.frozen
class Entry:
    text: Any


class Pair(NamedTuple):
    left: Any
    right: Any


def leaf(name: str) -> Any:
    return given(f"text {name}", source=name)


HOLDERS: list[Callable[[list[Any]], Any]] = [
    list,
    tuple,
    deque,
    lambda items: dict(enumerate(items)),
    lambda items: OrderedDict(enumerate(items)),
    lambda items: defaultdict(list, {0: items}),
    lambda items: {"k": items}.values(),
    lambda items: {"k": items}.items(),
    lambda items: Page(items),
    lambda items: Entry(items),
    lambda items: Pair(items[:1], items[1:]),
    lambda items: given(items, source="holder"),
]
LAZY: list[Callable[[list[Any]], Any]] = [
    iter,
    lambda items: (item for item in items),
    lambda items: map(as_is, items),
    lambda items: zip(items, items),
    lambda items: enumerate(items),
    lambda items: reversed(items),
    lambda items: filter(lambda item: True, items),
    lambda items: iter(deque(items)),
    lambda items: iter({"k": items}.items()),
    lambda items: itertools.zip_longest(items, [1] * 9),
    lambda items: itertools.chain(items, items),
]

NAMES = st.sampled_from("abcdef")
NESTED = st.recursive(
    NAMES.map(leaf) | st.integers() | st.none(),
    lambda inner: st.builds(
        lambda holder, items: holder(items), st.sampled_from(HOLDERS), st.lists(inner, max_size=3)
    ),
    max_leaves=6,
)


def texts(value: Any) -> Iterator[str]:
    """Yield every text in plain data: what a model would read."""
    assert not isinstance(value, GroundedValue)
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from texts(item)
    elif is_dataclass(value):
        yield from texts(tuple(getattr(value, field.name) for field in fields(value)))
    elif isinstance(value, Entry):
        yield from texts(value.text)
    elif hasattr(value, "__iter__"):
        for item in value:
            yield from texts(item)


def read_all(data: Any) -> str:
    return "|".join(texts(data))


def check(result: Any) -> None:
    read = {text.removeprefix("text ") for text in str(result).split("|") if "text " in text}
    if read:
        assert isinstance(result, GroundedValue)
        assert read <= set(sources(result))


@pytest.mark.parametrize("boundary", [prompt, lift, tool(uses=retrieval)], ids=["p", "l", "t"])
@settings(max_examples=100, deadline=None)
@drawn(data=NESTED)
def test_every_source_of_nested_data_is_found(boundary: Any, data: Any) -> None:
    check(boundary(read_all)(data))


@pytest.mark.parametrize("lazy", LAZY)
@settings(max_examples=20, deadline=None)
@drawn(items=st.lists(NESTED, max_size=3))
def test_every_source_of_an_iterator_is_found(
    lazy: Callable[[list[Any]], Any], items: list[Any]
) -> None:
    check(prompt(read_all)(lazy(items)))
    check(lift(read_all)(lazy(items)))
    check(given("|").join(f for f in [leaf("a"), leaf("b")]))


@settings(max_examples=100, deadline=None)
@drawn(data=NESTED)
def test_plain_leaves_nothing_grounded(data: Any) -> None:
    assert all(type(text) is str for text in texts(plain(data)))


def test_what_is_opaque_is_documented_as_such() -> None:
    hidden = SimpleNamespace(text=leaf("a"))
    assert type(prompt(lambda holder: str(holder.text))(hidden)) is str


def test_user_containers_of_the_library() -> None:
    assert sources(prompt(lambda rows: rows[0])(UserList([leaf("a")]))) == ["a"]


PUTTING: list[Callable[[Any, Any], object]] = [
    lambda outer, inner: outer.append(inner),
    lambda outer, inner: outer.insert(0, inner),
    lambda outer, inner: outer.extend([inner]),
    lambda outer, inner: outer.__setitem__(0, inner),
    lambda outer, inner: outer.__iadd__([inner]),
    lambda outer, inner: outer.extend(iter([inner])),
]


@pytest.mark.parametrize("put", PUTTING)
def test_what_is_put_into_grounded_content_is_a_part_of_it(put: Callable[[Any, Any], Any]) -> None:
    outer, inner = given([["a"]], source="outer"), given(["b"], source="inner")
    put(outer, inner)
    inner.append(leaf("late"))
    assert set(sources(outer)) == {"outer", "inner", "late"}


def test_what_is_put_into_several_is_a_part_of_each() -> None:
    inner = given(["b"], source="inner")
    table, record = given({"k": ["a"]}, source="table"), given(Page(["c"]), source="record")
    table["k"] = inner
    table.setdefault("l", inner)
    record.text = inner
    inner.append(leaf("late"))
    assert "late" in sources(table)
    assert "late" in sources(record)


def test_what_holds_itself_changes_once() -> None:
    outer = given([["a"]], source="outer")
    inner = outer[0]
    inner.append(outer)
    inner.append(leaf("late"))
    assert set(sources(outer)) == {"outer", "late"}
