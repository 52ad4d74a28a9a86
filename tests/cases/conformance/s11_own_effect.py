"""Accepted: a user's own grounded effect."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Effect, Grounded, agent, tool

own = Effect("own", data="grounded")


@tool(uses=own)
def read(i: str) -> str:
    return i


@agent
def answer(i: str) -> Grounded[str]:
    assert_type(read(i), Grounded[str])
    return read(i)
