"""Refused: a value is grounded once, however often it passes a boundary."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, ground, grounded_pure, retrieval, tool
from prelude import fetch, summarize


@tool(uses=retrieval)
def read(i: str) -> Grounded[str]:
    return ground(i, source="file:a")


@agent
def once(i: str) -> Grounded[str]:
    assert_type(read(i), Grounded[str])
    assert_type(fetch(read(i)), Grounded[str])
    return summarize(read(i))


@agent
def launder_recorded(i: str) -> str:
    return read(i)  # N: grounded-coercion[return] `read(i)`


@agent
@grounded_pure
def launder_refused(i: str) -> str:
    return read(i)  # E: grounded-laundering `read(i)`
