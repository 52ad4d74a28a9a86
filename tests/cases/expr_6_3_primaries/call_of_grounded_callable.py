"""Accepted: calling grounded content gives grounded content."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, agent, retrieval, tool


@tool(uses=retrieval)
def fetch_scorer(i: str) -> Callable[[str], int]:
    return len


@agent
def score(i: str) -> Grounded[int]:
    return fetch_scorer(i)("text")
