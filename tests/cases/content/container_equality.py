"""Refused: the equality of grounded containers runs the equality of their items, which changes something."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool

SEEN: list[str] = []


class Item:
    title = "title"

    def __eq__(self, other: object) -> bool:
        SEEN.append(self.title)
        return True


@tool(uses=retrieval)
def fetch_items(i: str) -> list[Item]:
    return [Item()]


@agent
@grounded_pure
def answer(i: str) -> None:
    fetch_items(i) == fetch_items("b")  # E: grounded-laundering
