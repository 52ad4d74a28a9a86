"""Accepted: a grounded tool mints."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, ground, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def read(i: str) -> list[Grounded[str]]:
    return [ground(i, source=f"file:{i}", score=0.5)]


@agent
@grounded_pure
def answer(i: str) -> list[Grounded[str]]:
    docs = read(i)
    assert_type(docs, list[Grounded[str]])
    return docs
