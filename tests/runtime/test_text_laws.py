"""Whatever is put together, `interpolate` and `join` answer as `str` does, and keep sources."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from corvid_runtime import GroundedValue, interpolate, join

from tests.runtime.support import given, sources
from tests.runtime.test_laws import ANYTHING, TEXT, Outcome, drawn, settings, st


def some_grounded(data: st.DataObject, values: list[Any]) -> list[Any]:
    """Return the same values, some of them grounded, each with a source of its own."""
    chosen = data.draw(st.lists(st.booleans(), min_size=len(values), max_size=len(values)))
    pairs = enumerate(zip(values, chosen))
    return [given(value, source=str(n)) if choice else value for n, (value, choice) in pairs]


def keeps_all(result: Any, operands: list[Any]) -> None:
    """Check that a result names the source of every grounded operand, in position."""
    if any(isinstance(operand, GroundedValue) for operand in operands):
        assert sources(result) == [s for o in operands if o is not None for s in _named(o)]
    else:
        assert type(result) is str


def _named(operand: Any) -> list[str]:
    return sources(operand) if isinstance(operand, GroundedValue) else []


FIELDS = [
    *("{}", "{0}", "{1}", "{x}", "{y!r}", "{!s:>9}", "{0!a}", "{1:<4}", "{x:{y}}", "{:{}}"),
    *("{0.real}", "{.imag}", "{0[0]}", "{x[a]}", "{0.a.b}", "{x.numerator}"),
    *("{{", "}}", "-", "{", "{2}", "{!x}", "{0:d}", "{y:.2f}", "{z}"),
]
TEMPLATES = st.lists(st.sampled_from(FIELDS), max_size=4).map("".join)


def filled(format_: Callable[..., Any]) -> Callable[..., Any]:
    """Return how a template is filled in from two positions and two keywords."""
    return lambda template, first, second, x, y: format_(template, first, second, x=x, y=y)


@settings(max_examples=400, deadline=None)
@drawn(template=TEMPLATES, values=st.lists(ANYTHING, min_size=4, max_size=4), data=st.data())
def test_interpolate_is_format_and_keeps_all_sources(
    template: str, values: list[Any], data: st.DataObject
) -> None:
    expected = Outcome(filled(str.format), template, *values)
    plainly = Outcome(filled(interpolate), template, *values)
    assert (plainly.value, repr(plainly.error)) == (expected.value, repr(expected.error))
    operands = some_grounded(data, [template, *values])
    found = Outcome(filled(interpolate), *operands)
    assert found.shown() == expected.shown()
    if found.error is None:
        keeps_all(found.value, operands)


@settings(max_examples=200, deadline=None)
@drawn(separator=TEXT, items=st.lists(TEXT, max_size=5), data=st.data())
def test_join_is_join_and_keeps_all_sources(
    separator: str, items: list[str], data: st.DataObject
) -> None:
    operands = some_grounded(data, [separator, *items])
    result = join(operands[0], operands[1:])
    assert str(result) == separator.join(items)
    keeps_all(result, operands)
