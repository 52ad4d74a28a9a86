"""The graph of a chain as JSON: what is written is read back without loss.

A chain is an object with a ``version`` and its ``steps``: inputs before what was made of them,
named by their place in the list, ``null`` for the empty chain of an ungrounded operand. Whatever
is read is rebuilt and checked; text that no run of the runtime could have written is refused.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final, NoReturn

import attrs

from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.graph import DERIVED, FlatNode, Node, Record, flatten, unflatten
from corvid_runtime.location import Location

VERSION: Final = 1

Kinds = Mapping[str, type[Record]]
"""The classes of recorded steps, by the kind that JSON names."""


def text_of(root: Node) -> str:
    """Write a chain."""
    return json.dumps(written(root), allow_nan=False)


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
    flat = [_flat_node(step, kinds) for step in data["steps"]]
    root = unflatten(flat)
    in_order = [node[2] for node in flatten(root)] == [tuple(node[2]) for node in flat]
    expect(in_order, "its steps in order, each of them used")
    return root


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


def _flat_node(data: Any, kinds: Kinds) -> tuple[Any, tuple[float, bool], list[int | None]]:
    expect(isinstance(data, dict) and data.keys() >= _COMMON, "a step")
    fields = {key: value for key, value in data.items() if key not in _COMMON}
    expect(isinstance(data["inputs"], list), "a list of inputs")
    return _step_of(data["kind"], fields, kinds), (data["confidence"], False), data["inputs"]


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
