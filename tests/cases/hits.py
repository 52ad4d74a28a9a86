"""The retrieval and the model that the derived programs share."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import prompt, retrieval, tool


class ModelError(Exception):
    """The model did not answer."""


@dataclass(frozen=True)
class Hit:
    """What a search finds."""

    text: str
    score: float


@tool(uses=retrieval)
def search(query: str) -> list[Hit]:
    """Retrieve hits."""
    return [Hit(f"The {query}, 42.", 0.5), Hit(query, 0.1)]


@prompt(model="small")
def ask(question: str, context: str) -> str:
    """Ask the model."""
    return f"{question} {context}"
