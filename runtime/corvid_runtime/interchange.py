"""Chains and grounded values as JSON: what is written is read back without loss.

A chain is an object with a ``version`` and its ``steps``: inputs before what was made of them,
named by their place in the list, ``null`` for the empty chain of an ungrounded operand. Whatever
is read is rebuilt and checked; text that no run of the runtime could have written is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any, Final, NoReturn

import attrs

from corvid_runtime.content import strip
from corvid_runtime.digests import digest_of
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.location import Location
from corvid_runtime.provenance import (
    AgentHandoff,
    Derived,
    FlatNode,
    Node,
    PromptTransform,
    ProvenanceChain,
    Record,
    Retrieval,
    Severed,
    flatten,
    unflatten,
)
from corvid_runtime.value import GroundedValue, wrap

VERSION: Final = 1

_STEPS: Final[dict[str, type[Record]]] = {
    step.kind: step for step in (Retrieval, PromptTransform, AgentHandoff, Severed)
}


def dumps(value: GroundedValue[Any]) -> str:
    """Write a grounded JSON value (text, number, bool, list, object) with its chain.

    Raises:
        InvalidProvenance: JSON would not bring the value back as it is.
    """
    content = strip(value)
    chain = _chain_object(value._corvid_node)
    try:
        text = json.dumps({"value": content, "chain": chain}, allow_nan=False)
        exact = _same(json.loads(text)["value"], content)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidProvenance(f"JSON cannot hold the grounded value: {error}") from error
    if not exact:
        raise InvalidProvenance(f"JSON cannot hold a grounded {type(content).__name__} exactly")
    return text


def loads(text: str | bytes) -> Any:
    """Read what `dumps` wrote.

    Raises:
        InvalidProvenance: it is not such a text, or its content is not what was retrieved.
    """
    data = _parsed(text)
    _expect(isinstance(data, dict) and data.keys() == {"value", "chain"}, "a value and its chain")
    node = _node_of(data["chain"])
    step = node[0]
    if isinstance(step, Retrieval) and step.digest not in (None, digest_of(data["value"])):
        raise InvalidProvenance(f"the value is not what was retrieved from {step.source!r}")
    value = wrap(data["value"], node)
    _expect(isinstance(value, GroundedValue) and len(node) > 0 and step is not None, "a source")
    return value


def chain_to_json(chain: ProvenanceChain) -> str:
    """Write a chain."""
    return json.dumps(_chain_object(chain.node), allow_nan=False)


def chain_from_json(text: str | bytes) -> ProvenanceChain:
    """Read a chain.

    Raises:
        InvalidProvenance: it is not a chain.
    """
    return ProvenanceChain.of(_node_of(_parsed(text)))


def _same(left: Any, right: Any) -> bool:
    return bool(left == right) and type(left) is type(right)


def _chain_object(root: Node) -> dict[str, Any]:
    return {"version": VERSION, "steps": [_step_object(node) for node in flatten(root)]}


def _step_object(node: FlatNode) -> dict[str, Any]:
    step, worth, inputs = node
    if isinstance(step, str):
        fields: dict[str, Any] = {"kind": Derived.kind, "op": step}
    else:
        fields = {"kind": step.kind, **{f.name: getattr(step, f.name) for f in _fields(type(step))}}
    if isinstance(step, Retrieval):
        fields["timestamp"] = step.timestamp.isoformat()
        fields["location"] = None if step.location is None else step.location.to_dict()
    return {**fields, "confidence": worth.confidence, "inputs": inputs}


def _fields(step: type[Record]) -> list[attrs.Attribute[Any]]:
    return [field for field in attrs.fields(step) if field.name != "inputs"]


def _parsed(text: str | bytes) -> Any:
    try:
        return json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        raise InvalidProvenance("the JSON is nested too deeply") from None
    except (TypeError, ValueError) as error:
        raise InvalidProvenance(f"the text is not JSON: {error}") from None


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise InvalidProvenance(f"the JSON does not hold {what}")


def _node_of(data: Any) -> Node:
    _expect(isinstance(data, dict) and data.keys() == {"version", "steps"}, "a version and steps")
    _expect(data["version"] == VERSION, f"version {VERSION} of the format")
    _expect(isinstance(data["steps"], list), "a list of steps")
    flat = [_flat_node(step) for step in data["steps"]]
    root = unflatten(flat)
    in_order = [node[2] for node in flatten(root)] == [tuple(node[2]) for node in flat]
    _expect(in_order, "its steps in order, each of them used")
    return root


def _flat_node(data: Any) -> tuple[Any, tuple[float, bool], list[int | None]]:
    _expect(isinstance(data, dict) and {"kind", "confidence", "inputs"} <= data.keys(), "a step")
    fields = {key: value for key, value in data.items() if key not in _COMMON}
    _expect(isinstance(data["inputs"], list), "a list of inputs")
    return _step_of(data["kind"], fields), (data["confidence"], False), data["inputs"]


_COMMON: Final = frozenset({"kind", "confidence", "inputs"})


def _step_of(kind: Any, fields: Mapping[str, Any]) -> Any:
    if kind == Derived.kind:
        _expect(fields.keys() == {"op"} and isinstance(fields["op"], str), "an operation")
        return fields["op"]
    step = _STEPS.get(kind) if isinstance(kind, str) else None
    if step is None:
        raise InvalidProvenance(f"there is no step of kind {kind!r}")
    names = {field.name for field in _fields(step)}
    _expect(fields.keys() == names, f"the fields of a {kind} step: {', '.join(sorted(names))}")
    return _retrieval(fields) if step is Retrieval else step(**fields)


def _retrieval(fields: Mapping[str, Any]) -> Retrieval:
    location = fields["location"]
    try:
        timestamp = datetime.fromisoformat(fields["timestamp"])
    except (TypeError, ValueError) as error:
        raise InvalidProvenance(f"a timestamp is ISO 8601 text: {error}") from None
    return Retrieval(
        **{
            **fields,
            "timestamp": timestamp,
            "location": None if location is None else Location.from_dict(location),
        }
    )
