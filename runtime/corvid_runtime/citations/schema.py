"""JSON schemas that a model's structured output can be held to.

They keep to what providers enforce in strict mode: every property required, nothing else allowed,
no tuples, no defaults. Of a span only the source and the words are asked for: where they stand is
for the verifier to find, not for the model to claim.
"""

from __future__ import annotations

import dataclasses
import enum
import types
from datetime import date, datetime
from decimal import Decimal
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import attrs

from corvid_runtime.citations.answers import InsufficientEvidence
from corvid_runtime.citations.spans import Span

Schema = dict[str, Any]

_SCALARS: Final[dict[Any, Schema]] = {
    str: {"type": "string"},
    bool: {"type": "boolean"},
    int: {"type": "integer"},
    float: {"type": "number"},
    Decimal: {"type": "number"},
    date: {"type": "string", "format": "date"},
    datetime: {"type": "string", "format": "date-time"},
    None: {"type": "null"},
    type(None): {"type": "null"},
}
_ASKED_OF_A_MODEL: Final = {
    Span: ("source_uri", "quote"),
    InsufficientEvidence: ("reason", "missing"),
}


def output_schema(kind: Any) -> Schema:
    """Return the schema of a type made of the answer types, records, lists and plain values.

    Answers of that shape can be verified as they come, as parsed JSON.

    Raises:
        TypeError: a part of the type has no schema.
    """
    if kind in _SCALARS:
        return dict(_SCALARS[kind])
    origin, arguments = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return {"anyOf": [output_schema(each) for each in arguments]}
    if origin is Literal:
        return {"enum": list(arguments)}
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return {"enum": [member.value for member in kind]}
    if origin in (list, tuple, set, frozenset) and len(_items(origin, arguments)) == 1:
        (item,) = _items(origin, arguments)
        return {"type": "array", "items": output_schema(item)}
    if dataclasses.is_dataclass(origin or kind) or attrs.has(origin or kind):
        return _object(origin or kind, arguments)
    raise TypeError(f"no schema for {kind!r}")


def _items(origin: Any, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
    return arguments[:1] if origin is tuple and arguments[1:] == (...,) else arguments


def _object(record: Any, arguments: tuple[Any, ...]) -> Schema:
    hints = get_type_hints(record)
    names = _ASKED_OF_A_MODEL.get(record, [name for name in hints if name in _field_names(record)])
    parameters = getattr(record, "__parameters__", ())
    solved = dict(zip(parameters, arguments, strict=False))
    properties = {name: output_schema(solved.get(hints[name], hints[name])) for name in names}
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _field_names(record: Any) -> set[str]:
    if dataclasses.is_dataclass(record):
        return {field.name for field in dataclasses.fields(record)}
    return {field.name for field in attrs.fields(record)}
