"""Refused: a generic callee bound to a plain type."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import agent, grounded_pure
from prelude import fetch

T = TypeVar("T", str, bytes)


@grounded_pure
def twice(value: T) -> T:
    return value + value


@agent
def call_recorded(i: str) -> str:
    doc = fetch(i)
    return twice(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def call_refused(i: str) -> str:
    doc = fetch(i)
    return twice(doc)  # E: grounded-laundering `doc`
