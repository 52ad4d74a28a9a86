"""Accepted: a set of categories."""

from __future__ import annotations

from corvid_runtime import Effect, Grounded, agent, tool

wide = Effect("wide", data={"grounded", "medical"})


@tool(uses=wide)
def read(i: str) -> str:
    return i


@agent(data={"grounded", "medical"})
def answer(i: str) -> Grounded[str]:
    return read(i)
