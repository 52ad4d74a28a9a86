"""Arguments that are put in order at once arrive as `inspect` binds them: that is the oracle."""

from __future__ import annotations

from typing import Any

import pytest
from corvid_runtime import Grounded, tool
from corvid_runtime.boundaries import retrieval
from corvid_runtime.calls import Call
from corvid_runtime.crossings import Crossing

hypothesis = pytest.importorskip("hypothesis")
st = pytest.importorskip("hypothesis.strategies")


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return f"the text of {key}"


def two(a: Any, b: Any) -> Any:
    return a, b


def defaulted(a: Any, b: Any = "b") -> Any:
    return a, b


def grounded(self: Any, a: Grounded[str], b: Any) -> Any:
    return self, a, b


def apart(a: Any, /, b: Any, *, c: Any) -> Any:
    return a, b, c


def any_number(a: Any, *b: Any, **c: Any) -> Any:
    return a, b, c


def none() -> Any:
    return ()


FUNCTIONS = (two, defaulted, grounded, apart, any_number, none)
VALUES = ("plain", 3, [1], fetch("k"), [fetch("k")], {"a": fetch("k")})


def outcome(crossing: Crossing, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """Return what the body gets, which chains came in, or what was said."""
    call = Call(crossing.name)
    try:
        values, named = crossing.plain_arguments(call, args, kwargs)
        result = crossing.function(*values, **named)
    except Exception as error:
        return type(error), str(error)
    return repr(result), [id(node) for node in call.inputs()]


@hypothesis.given(
    st.sampled_from(FUNCTIONS),
    st.lists(st.sampled_from(VALUES), max_size=4),
    st.dictionaries(st.sampled_from(["a", "b", "c", "self"]), st.sampled_from(VALUES), max_size=3),
)
@hypothesis.settings(max_examples=400, deadline=None)
def test_arguments_arrive_as_inspect_binds_them(
    function: Any, args: list[Any], kwargs: dict[str, Any]
) -> None:
    quick, bound = Crossing(function), Crossing(function)
    for crossing in (quick, bound):
        crossing.kind = "tool"  # type: ignore[misc]
    bound._in_order = lambda args, kwargs: None  # type: ignore[method-assign]
    expected = outcome(bound, tuple(args), kwargs)
    assert outcome(quick, tuple(args), kwargs) == expected


def test_inspect_is_not_asked_where_the_order_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    crossing = Crossing(two)
    crossing.kind = "tool"  # type: ignore[misc]
    assert outcome(crossing, (1,), {"b": 2})[0] == "(1, 2)"
    monkeypatch.setattr(type(crossing.signature), "bind", None)
    assert outcome(crossing, (1,), {"b": 2})[0] == "(1, 2)"
    assert outcome(crossing, (1, 2), {})[0] == "(1, 2)"
