"""Accepted: a user's own effect grounds its tools."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Effect, Grounded, agent, grounded_pure, tool

papers = Effect("papers", data="grounded")


@tool(uses=papers)
def read(i: str) -> str:
    return i


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    assert_type(read(i), Grounded[str])
    return read(i)
