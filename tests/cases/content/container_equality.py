"""Refused: the equality of grounded containers runs the equality of their items."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool


class Item:
    def __eq__(self, other: object) -> bool:
        return True


@tool(uses=retrieval)
def fetch_items(i: str) -> list[Item]:
    return [Item()]


@agent
@grounded_pure
def answer(i: str) -> None:
    fetch_items(i) == fetch_items("b")  # E: grounded-laundering
