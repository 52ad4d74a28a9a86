"""Refused: an effect that cannot be read."""

from __future__ import annotations

from corvid_runtime import Effect, tool


def make(name: str) -> Effect:
    return Effect(name, data="grounded")


@tool(uses=make("x"))  # E: grounded-declaration
def read(i: str) -> str:
    return i
