"""Refused: a test that narrows a grounded value to a type that does not show it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeGuard

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch
from typing_extensions import TypeIs


@grounded_pure
def guard(x: Grounded[str] | str) -> TypeGuard[str]:  # E: grounded-union
    return True


@grounded_pure
def is_(x: Grounded[str] | str) -> TypeIs[str]:  # E: grounded-union
    return True


@grounded_pure
def guarded(i: str) -> str:
    doc = fetch(i)
    if guard(doc):  # E: grounded-laundering[cast]
        return doc  # E: grounded-laundering[cast]
    return ""


@grounded_pure
def told(i: str) -> str:
    doc: Grounded[str] | str = fetch(i) if i else "x"  # E: grounded-union
    if is_(doc):  # E: grounded-laundering[cast]
        return doc
    return ""


@grounded_pure
def listed(docs: Sequence[Grounded[str]]) -> str:
    if isinstance(docs, list):
        x: str = docs[0]  # E: grounded-laundering[cast]
        return x
    return ""


@grounded_pure
def matched(table: Mapping[str, Grounded[str]]) -> str:
    match table:
        case dict():
            x: str = table["a"]  # E: grounded-laundering[cast]
            return x
    return ""


@agent
def noted(docs: Sequence[Grounded[str]]) -> str:
    if isinstance(docs, list):
        x: str = docs[0]  # N: grounded-coercion[cast]
        return x
    return ""
