"""Refused: a method of a program class runs on the bare content, and changes something."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool

SEEN: list[str] = []


@dataclass
class Paper:
    title: str

    def heading(self) -> str:
        SEEN.append(self.title)
        return self.title.title()


@tool(uses=retrieval)
def fetch_paper(i: str) -> Paper:
    return Paper(i)


@agent
@grounded_pure
def heading(i: str) -> Grounded[str]:
    return fetch_paper(i).heading()  # E: grounded-laundering
