"""Accepted: nested subscripts stay grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch_json(i: str) -> list[dict[str, str]]:
    return [{"name": i}]


@agent
@grounded_pure
def name(i: str) -> Grounded[str]:
    return fetch_json(i)[0]["name"].strip()
