"""Accepted: an agent without a proof may call any method of its content."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, retrieval, tool


@dataclass
class Paper:
    title: str

    def heading(self) -> str:
        return self.title.title()


@tool(uses=retrieval)
def fetch_paper(i: str) -> Paper:
    return Paper(i)


@agent
def heading(i: str) -> Grounded[str]:
    return fetch_paper(i).heading()
