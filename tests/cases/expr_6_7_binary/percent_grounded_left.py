"""Accepted: a grounded template keeps the grounding."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch_template(i: str) -> str:
    return "<%s>"


@agent
@grounded_pure
def filled(i: str) -> Grounded[str]:
    return fetch_template(i) % "value"
