"""Accepted: an effect with only a cost."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Effect, agent, tool

priced = Effect("priced", cost=0.5)


@tool(uses=priced)
def read(i: str) -> str:
    return i


@agent
def answer(i: str) -> str:
    assert_type(read(i), str)
    return read(i)
