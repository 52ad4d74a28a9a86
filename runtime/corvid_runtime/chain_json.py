"""The graph of a chain as JSON: what is written is read back without loss.

A chain is an object with a ``version`` and its ``steps``: inputs before what was made of them,
named by their place in the list, ``null`` for the empty chain of an ungrounded operand. Whatever
is read is rebuilt and checked; text that no run of the runtime could have written is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any, Final, NoReturn

import attrs

from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.graph import DERIVED, FlatNode, Node, Rebuilding, Record, flatten
from corvid_runtime.location import Location

VERSION: Final = 1

_HEAD: Final = f'{{"version": {VERSION}, "steps": ['
_TAIL: Final = "]}"

Kinds = Mapping[str, type[Record]]
"""The classes of recorded steps, by the kind that JSON names."""


def text_of(root: Node) -> str:
    """Write a chain."""
    steps = ", ".join(_texts(flatten(root)))
    return f"{_HEAD}{steps}{_TAIL}"


def _texts(flat: Iterable[FlatNode]) -> Iterator[str]:
    """Yield each step as JSON; those of operations, of which there are many, by hand."""
    quoted = lru_cache(json.dumps)
    for step, worth, inputs in flat:
        if isinstance(step, str):
            places = ", ".join(["null" if place is None else str(place) for place in inputs])
            yield (
                f'{{"kind": "{DERIVED}", "op": {quoted(step)}, '
                f'"confidence": {worth[0]!r}, "inputs": [{places}]}}'
            )
        else:
            yield json.dumps(_step_object((step, worth, inputs)), allow_nan=False)


def written(root: Node) -> dict[str, Any]:
    """Return a chain as a JSON object."""
    return {"version": VERSION, "steps": [_step_object(node) for node in flatten(root)]}


def read(data: Any, kinds: Kinds) -> Node:
    """Return the graph of what `written` returned.

    Raises:
        InvalidProvenance: it is no such object, or no run could have produced it.
    """
    expect(isinstance(data, dict) and data.keys() == {"version", "steps"}, "a version and steps")
    expect(data["version"] == VERSION, f"version {VERSION} of the format")
    expect(isinstance(data["steps"], list), "a list of steps")
    return _graph(data["steps"], kinds)


def read_text(text: str | bytes, kinds: Kinds) -> Node:
    """Return the graph of what `text_of` wrote.

    The steps go into the graph one by one: all of them as dictionaries would take ten times as
    much memory as the text.

    Raises:
        InvalidProvenance: it is not JSON, no such object, or no run could have produced it.
    """
    try:
        decoded = text.decode() if isinstance(text, bytes) else text
        if isinstance(decoded, str) and decoded.startswith(_HEAD):
            return _graph(_steps(decoded), kinds)
    except (RecursionError, ValueError):
        pass  # not written by `text_of`: let the parser say what it is
    return read(parsed(text), kinds)


def _steps(text: str) -> Iterator[Any]:
    """Yield the steps of a chain in the form in which it is written.

    Raises:
        ValueError: it is in another form, or no JSON.
        RecursionError: it is nested too deeply.
    """
    at = len(_HEAD)
    if not text.startswith(_TAIL, at):
        while True:
            step, at = _STEP.raw_decode(text, at)
            yield step
            if not text.startswith(", ", at):
                break
            at += 2
    if text[at : at + len(_TAIL) + 1].rstrip() != _TAIL or text[at + len(_TAIL) :].strip():
        raise ValueError("something stands behind the steps")


def _graph(steps: Iterable[Any], kinds: Kinds) -> Node:
    graph = Rebuilding()
    names: dict[str, str] = {}
    for data in steps:
        expect(isinstance(data, dict) and data.keys() >= _COMMON, "a step")
        inputs = data["inputs"]
        expect(isinstance(inputs, list), "a list of inputs")
        op = data.get("op")
        if data["kind"] == DERIVED and type(op) is str and len(data) == len(_COMMON) + 1:
            step: Record | str = names.setdefault(op, op)  # one text for all of that name
        else:
            fields = {key: value for key, value in data.items() if key not in _COMMON}
            step = _step_of(data["kind"], fields, kinds)
        graph.add(step, data["confidence"], inputs)
    expect(graph.is_in_order(), "its steps in order, each of them used")
    return graph.root


def parsed(text: str | bytes) -> Any:
    """Return what JSON text holds.

    Raises:
        InvalidProvenance: it is not JSON.
    """
    try:
        return json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise InvalidProvenance("the JSON is nested too deeply") from None
    except (TypeError, ValueError) as error:
        raise InvalidProvenance(f"the text is not JSON: {error}") from None


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


_STEP: Final = json.JSONDecoder(parse_constant=_no_constant)


def expect(holds: bool, what: str) -> None:
    """Demand that JSON holds something.

    Raises:
        InvalidProvenance: it does not.
    """
    if not holds:
        raise InvalidProvenance(f"the JSON does not hold {what}")


def _step_object(node: FlatNode) -> dict[str, Any]:
    step, worth, inputs = node
    return {**as_object(step), "confidence": worth.confidence, "inputs": list(inputs)}


def as_object(step: Record | str) -> dict[str, Any]:
    """Return what a step says of itself as a JSON object."""
    if isinstance(step, str):
        return {"kind": DERIVED, "op": step}
    return {"kind": step.kind, **{name: _json(getattr(step, name)) for name in _names(step)}}


def _names(step: Any) -> list[str]:
    """Return the fields of a step, or of its class, that it keeps for itself."""
    kind = step if isinstance(step, type) else type(step)
    return [field.name for field in attrs.fields(kind) if field.name != "inputs"]


def _json(value: Any) -> Any:
    if isinstance(value, datetime):
        return value.isoformat()
    return value.to_dict() if isinstance(value, Location) else value


_COMMON: Final = frozenset({"kind", "confidence", "inputs"})


def _step_of(kind: Any, fields: Mapping[str, Any], kinds: Kinds) -> Record | str:
    if kind == DERIVED:
        expect(fields.keys() == {"op"} and isinstance(fields["op"], str), "an operation")
        op: str = fields["op"]
        return op
    step: Any = kinds.get(kind) if isinstance(kind, str) else None
    if step is None:
        raise InvalidProvenance(f"there is no step of kind {kind!r}")
    names = _names(step)
    expect(fields.keys() == {*names}, f"the fields of a {kind} step: {', '.join(sorted(names))}")
    made: Record = step(**{name: _READ.get(name, _as_is)(fields[name]) for name in names})
    return made


def _as_is(value: Any) -> Any:
    return value


def _timestamp(text: Any) -> datetime:
    try:
        return datetime.fromisoformat(text)
    except (TypeError, ValueError) as error:
        raise InvalidProvenance(f"a timestamp is ISO 8601 text: {error}") from None


def _location(parts: Any) -> Location | None:
    return None if parts is None else Location.from_dict(parts)


_READ: Final[dict[str, Callable[[Any], Any]]] = {"timestamp": _timestamp, "location": _location}
"""How the fields are read that JSON cannot hold as they are."""
