"""Accepted: several effects are read as one row."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool
from prelude import ledger, metered


@tool(uses=[metered, retrieval])
def read(i: str) -> str:
    return i


@tool(uses=(metered, ledger))
def book(i: str) -> int:
    return 1


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    assert_type(book(i), Grounded[int])
    return read(i)
