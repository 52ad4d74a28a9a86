"""Refused: hooks for all fields of a class, which are handed what is assigned to any of them."""

from __future__ import annotations

import attrs
from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[int] = []


def look(row: object, attribute: object, value: object) -> object:
    if value == "banana":
        SEEN.append(1)
    return value


def spell(row: object, attribute: object, value: str) -> str:
    SEEN.append(len(value))
    return value


def require(row: object, attribute: object, value: object) -> object:
    if value is None:
        raise ValueError("nothing is there")
    return value


def other_fields(
    cls: type, fields: list[attrs.Attribute[object]]
) -> list[attrs.Attribute[object]]:
    return [field.evolve(on_setattr=look) for field in fields]


@attrs.define(on_setattr=look)
class Watched:
    doc: Grounded[str] | None = None


@attrs.define
class Spelled:
    doc: Grounded[str] | None = attrs.field(default=None, on_setattr=spell)


@attrs.define(field_transformer=other_fields)
class Rewritten:
    doc: Grounded[str] | None = None


@attrs.define(on_setattr=attrs.setters.convert)
class Converted:
    doc: Grounded[str] | None = None


@attrs.define(on_setattr=attrs.setters.pipe(attrs.setters.convert, require))
class Required:
    doc: Grounded[str] | None = None


@attrs.define(on_setattr=look)
class Plain:
    number: int = 0


@grounded_pure
def assign(key: str, watched: Watched, spelled: Spelled) -> None:
    watched.doc = fetch(key)  # E: grounded-laundering
    spelled.doc = fetch(key)  # E: grounded-laundering


@grounded_pure
def make(key: str) -> None:
    Rewritten(fetch(key))  # E: grounded-laundering


@grounded_pure
def assign_converted(key: str, converted: Converted, required: Required, plain: Plain) -> None:
    converted.doc = fetch(key)
    required.doc = fetch(key)
    plain.number = 3
