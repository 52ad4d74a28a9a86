"""Accepted: the search and the model of a help desk."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import prompt, retrieval, tool

WORLD = ""


@dataclass(frozen=True)
class Passage:
    source: str
    text: str
    score: float


@tool(uses=retrieval)
def search_passages(query: str, limit: int) -> list[Passage]:  # N: grounded-declaration
    rows = [row for row in WORLD.splitlines() if row]
    return [Passage(f"src{i}", row, (len(row) % 17) / 17) for i, row in enumerate(rows[:limit])]


@prompt(model="large")
def complete(system: str, question: str, context: str) -> str:
    return f"{question} => {context}"
