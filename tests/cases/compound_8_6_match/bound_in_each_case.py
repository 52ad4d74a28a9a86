"""Refused: a list that a match may leave as it was before; one that each case binds is the body's."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SHARED: list[Grounded[str]] = []


@grounded_pure
def in_each_case(i: str, kind: str) -> list[Grounded[str]]:
    first = fetch(i)
    match kind:
        case "a":
            line = [first]
        case _:
            line = [first, first]
    if "x" in first:
        line.append(first)
    return line


@grounded_pure
def after_none(first: Grounded[str] | None) -> list[Grounded[str]] | None:
    match first:
        case None:
            return None
        case text:
            line = [text]
    if "x" in text:
        line.append(text)
    return line


@grounded_pure
def in_some_cases(i: str, kind: str) -> list[Grounded[str]]:
    first = fetch(i)
    line = SHARED
    match kind:
        case "a":
            line = [first]
        case "b":
            line = [first, first]
    if "x" in first:
        line.append(first)  # E: grounded-laundering
    return line


@grounded_pure
def where_a_guard_holds(i: str, kind: str) -> list[Grounded[str]]:
    first = fetch(i)
    line = SHARED
    match kind:
        case "a":
            line = [first]
        case _ if kind:
            line = [first, first]
    if "x" in first:
        line.append(first)  # E: grounded-laundering
    return line
