"""Accepted: a tuple gives way to a grounded one."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch_tuple(i: str) -> tuple[int, ...]:
    return (1, 2)


@agent
@grounded_pure
def longer(i: str) -> Grounded[tuple[int, ...]]:
    start: tuple[int, ...] = (0,)
    return start + fetch_tuple(i)
