"""Refused: an agent inside a tool never mints."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, ground, retrieval, tool


@tool(uses=retrieval)
def read(i: str) -> str:
    @agent
    def inner(j: str) -> Grounded[str]:
        return ground(j, source="nowhere")  # E: grounded-forgery

    return inner(i).unwrap_discarding_sources()
