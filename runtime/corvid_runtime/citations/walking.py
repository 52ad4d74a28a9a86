"""Walking a value of any make, field by field, without missing a part of it."""

from __future__ import annotations

import dataclasses
import datetime
import decimal
import enum
import fractions
import pathlib
import uuid
from collections import deque
from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final

import attrs

_LEAVES: Final = (
    *(type(None), bool, int, float, complex, str, bytes, bytearray, memoryview, range, type),
    *(decimal.Decimal, fractions.Fraction, enum.Enum, uuid.UUID, pathlib.PurePath),
    *(datetime.date, datetime.time, datetime.timedelta, datetime.tzinfo),
)
_UNSET: Final = object()


@attrs.frozen
class Node:
    """One part of a value.

    Attributes:
        path: how it is reached, such as ``claims[0].text``.
        value: the part itself.
        fields: its named fields, if it is a record or a mapping with text keys.
        opaque: whether it may hold something that cannot be seen.
    """

    path: str
    value: object
    fields: Mapping[str, object] | None = None
    opaque: bool = False


def walk(root: object) -> Iterator[Node]:
    """Yield every part of a value once, in order, records before their fields.

    Records are dataclasses, attrs classes, pydantic models, msgspec structures, named tuples and
    mappings. Cycles and any depth of nesting are fine.
    """
    seen: dict[int, object] = {}
    waiting: deque[tuple[str, object]] = deque([("", root)])
    while waiting:
        path, value = waiting.popleft()
        if isinstance(value, _LEAVES):
            yield Node(path, value)
            continue
        if id(value) in seen:
            continue
        seen[id(value)] = value  # also keeps it alive, so that no other object gets its id
        fields = fields_of(value)
        items = _items_of(value)
        yield Node(path, value, fields, opaque=fields is None and items is None)
        children = [(below(path, name), part) for name, part in (fields or {}).items()]
        children += [(f"{path}[{key}]", part) for key, part in items or ()]
        waiting.extendleft(reversed(children))


def below(path: str, name: str) -> str:
    """Return the path of a field; a name that is no identifier is quoted, lest two paths agree."""
    if not name.isidentifier():
        return f"{path}[{name!r}]"
    return f"{path}.{name}" if path else name


def is_refusal(node: Node) -> bool:
    """Tell whether a part is a typed refusal (`InsufficientEvidence`) and nothing else."""
    fields = node.fields or {}
    return {"reason", "missing"} <= fields.keys() <= {"reason", "missing", "spans"}


def fields_of(value: object) -> dict[str, object] | None:
    """Return the named fields of a record or a mapping with text keys, or None."""
    if isinstance(value, Mapping):
        return {str(key): part for key, part in value.items()} if _has_text_keys(value) else None
    names = _field_names(value)
    if names is None:
        return None
    fields = {name: getattr(value, name, _UNSET) for name in names}
    return {name: part for name, part in fields.items() if part is not _UNSET}


def _has_text_keys(value: Mapping[Any, object]) -> bool:
    return all(isinstance(key, str) for key in value)


def _field_names(value: object) -> list[str] | None:
    kind = type(value)
    if dataclasses.is_dataclass(kind):
        return [field.name for field in dataclasses.fields(kind)]
    if attrs.has(kind):
        return [field.name for field in attrs.fields(kind)]
    if isinstance(getattr(kind, "model_fields", None), Mapping):  # pydantic
        extra = getattr(value, "__pydantic_extra__", None) or {}
        return [*kind.model_fields, *extra]  # type: ignore[attr-defined]
    names = getattr(kind, "__struct_fields__", None) or getattr(kind, "_fields", None)
    return list(names) if isinstance(names, tuple) else None


def _items_of(value: object) -> list[tuple[str, object]] | None:
    """Return what a container holds apart from its named fields, or None if it is no container."""
    if isinstance(value, Mapping):
        if _has_text_keys(value):
            return []
        keys = [(f"key {at}", key) for at, key in enumerate(value)]
        return keys + [(repr(key), part) for key, part in value.items()]
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return []
    if isinstance(value, Collection):
        return [(str(at), part) for at, part in enumerate(value)]
    return None
