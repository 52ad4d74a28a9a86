"""The contagion law at run time, for every operation of the data model and every public method.

For any operation: grounded operands give the same value, or the same exception, as plain ones;
and the chain of a grounded result names exactly the operands' sources.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from datetime import date, datetime, time, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any, NamedTuple

import pytest
from corvid_runtime import GroundedValue, plain
from corvid_runtime.lifting import public_names

from tests.runtime.support import canonical, given, sources

hypothesis = pytest.importorskip("hypothesis")
drawn, settings, st = hypothesis.given, hypothesis.settings, hypothesis.strategies


class Point(NamedTuple):
    x: int
    y: str


SMALL = st.integers(-40, 40)
TEXT = st.text("aB1 ,\n", max_size=6)
OCTETS = st.binary(max_size=6)
FLOATS = st.floats(-1e6, 1e6) | st.just(math.nan) | st.just(math.inf)
DAYS = st.dates(date(1950, 1, 1), date(2050, 1, 1))

VALUES: dict[type, st.SearchStrategy[Any]] = {
    str: TEXT,
    bytes: OCTETS,
    int: SMALL,
    float: FLOATS,
    complex: st.builds(complex, SMALL, SMALL),
    tuple: st.tuples(SMALL, TEXT) | st.lists(SMALL, max_size=3).map(tuple),
    frozenset: st.frozensets(SMALL, max_size=4),
    list: st.lists(SMALL | TEXT, max_size=4) | st.lists(SMALL, max_size=4),
    dict: st.dictionaries(TEXT, SMALL, max_size=3),
    set: st.sets(SMALL, max_size=4),
    bool: st.booleans(),
    date: DAYS,
    datetime: st.datetimes(datetime(1950, 1, 1), datetime(2050, 1, 1)),
    time: st.times(),
    timedelta: st.timedeltas(timedelta(-999), timedelta(999)),
    Decimal: st.decimals(-1000, 1000, places=2),
    Fraction: st.fractions(-10, 10, max_denominator=9),
    Point: st.builds(Point, SMALL, TEXT),
    range: st.builds(range, SMALL),
}
ANYTHING = st.one_of(*VALUES.values(), st.none())

BINARY: list[Callable[[Any, Any], Any]] = [
    *(operator.add, operator.sub, operator.mul, operator.truediv, operator.floordiv),
    *(operator.mod, operator.and_, operator.or_, operator.xor, divmod, operator.matmul),
    *(operator.lt, operator.le, operator.eq, operator.ne, operator.gt, operator.ge),
    operator.getitem,
]
UNARY: list[Callable[[Any], Any]] = [
    *(operator.neg, operator.pos, operator.invert, abs),
    *(round, math.trunc, math.floor, math.ceil),
]
IN_PLACE: list[Callable[[Any, Any], Any]] = [
    *(operator.iadd, operator.isub, operator.imul, operator.iand, operator.ior, operator.ixor),
]


class Outcome:
    """What an operation gave: a value or an exception, comparable even for NaN."""

    def __init__(self, operation: Callable[..., Any], *operands: Any) -> None:
        self.value: Any = None
        self.error: Exception | None = None
        try:
            self.value = operation(*operands)
        except Exception as error:
            self.error = error

    def shown(self) -> object:
        if self.error is not None:
            return type(self.error)
        return canonical(plain(self.value))


def agree(operation: Callable[..., Any], plains: list[Any], groundeds: list[Any]) -> Any:
    """Check one operation on plain and on grounded operands; return the grounded result."""
    expected, got = Outcome(operation, *plains), Outcome(operation, *groundeds)
    assert got.shown() == expected.shown()
    return got.value


def names_exactly(result: Any, expected: list[str]) -> None:
    if isinstance(result, GroundedValue):
        assert set(sources(result)) == set(expected)


@pytest.mark.parametrize("operation", BINARY, ids=lambda op: op.__name__)
@settings(max_examples=80, deadline=None)
@drawn(data=st.data())
def test_binary_operations(operation: Callable[[Any, Any], Any], data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(list(VALUES)))
    left, right = data.draw(VALUES[kind]), data.draw(VALUES[kind] | ANYTHING)
    g_left, g_right = given(left, source="left"), given(right, source="right")
    names_exactly(agree(operation, [left, right], [g_left, right]), ["left"])
    both = ["left", "right"] if right is not None else ["left"]
    names_exactly(agree(operation, [left, right], [g_left, g_right]), both)
    names_exactly(agree(operation, [left, right], [left, g_right]), ["right"])


@pytest.mark.parametrize("operation", UNARY, ids=lambda op: op.__name__)
@settings(max_examples=60, deadline=None)
@drawn(value=ANYTHING.filter(lambda value: value is not None))
def test_unary_operations(operation: Callable[[Any], Any], value: Any) -> None:
    result = agree(operation, [value], [given(value)])
    names_exactly(result, ["given"])


@pytest.mark.parametrize("operation", IN_PLACE, ids=lambda op: op.__name__)
@settings(max_examples=60, deadline=None)
@drawn(data=st.data())
def test_in_place_operations(operation: Callable[[Any, Any], Any], data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([list, dict, set, str, int, tuple, frozenset]))
    left, right = data.draw(VALUES[kind]), data.draw(VALUES[kind])
    g_left, g_right = given(left, source="left"), given(right, source="right")
    twin = left.copy() if hasattr(left, "copy") else left
    result = agree(operation, [twin, right], [g_left, g_right])
    names_exactly(result, ["left", "right"])
    if kind in (list, dict, set) and result is not None:
        assert result is g_left


def arguments(kind: type) -> st.SearchStrategy[list[Any]]:
    own = VALUES[kind]
    return st.lists(own | SMALL | TEXT | st.just(None) | st.lists(TEXT, max_size=2), max_size=2)


METHODS = [
    (kind, name)
    for kind in VALUES
    for name in public_names(kind)
    if callable(getattr(kind, name)) and (kind, name) not in {(date, "today"), (datetime, "now")}
    if name not in ("utcnow", "today", "timestamp", "ctime")
]


@pytest.mark.parametrize(
    ("kind", "name"), METHODS, ids=lambda part: getattr(part, "__name__", part)
)
@settings(max_examples=8, deadline=None)
@drawn(data=st.data())
def test_public_methods(kind: type, name: str, data: st.DataObject) -> None:
    value, args = data.draw(VALUES[kind]), data.draw(arguments(kind))
    twin = value.copy() if kind in (list, dict, set) else value
    grounded = given(value, source="self")
    arguments_grounded = [given(arg, source=f"arg{i}") for i, arg in enumerate(args)]

    def call(receiver: Any, *operands: Any) -> Any:
        return getattr(receiver, name)(*operands)

    expected = {"self", *(f"arg{i}" for i, arg in enumerate(args) if arg is not None)}
    result = agree(call, [twin, *args], [grounded, *arguments_grounded])
    if isinstance(result, GroundedValue):
        assert set(sources(result)) <= expected
    assert canonical(plain(grounded)) == canonical(twin)


ATTRIBUTES = [
    (kind, name)
    for kind in VALUES
    for name in public_names(kind)
    if not callable(getattr(kind, name))
]


@pytest.mark.parametrize(("kind", "name"), ATTRIBUTES, ids=lambda p: getattr(p, "__name__", p))
@settings(max_examples=10, deadline=None)
@drawn(data=st.data())
def test_public_attributes(kind: type, name: str, data: st.DataObject) -> None:
    value = data.draw(VALUES[kind])
    result = agree(operator.attrgetter(name), [value], [given(value)])
    assert result is None or sources(result) == ["given"]


@settings(max_examples=150, deadline=None)
@drawn(value=ANYTHING.filter(lambda value: value is not None))
def test_a_grounded_value_passes_for_its_twin(value: Any) -> None:
    grounded = given(value)
    assert isinstance(grounded, type(value))
    assert repr(grounded) == repr(value)
    assert str(grounded) == str(value)
    assert type(str(grounded)) is str
    assert type(f"{grounded}") is str
    assert bool(grounded) is bool(value)
    if type(value).__hash__ is not None and value == value:  # a NaN hashes by identity
        assert hash(grounded) == hash(value)
    if hasattr(value, "__len__"):
        assert len(grounded) == len(value)
        assert list(grounded) == list(value)
