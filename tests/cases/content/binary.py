"""Refused: an operator of content runs program code on it that changes something."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool

SEEN: list[str] = []


class Item:
    title = "title"

    def __add__(self, other: int) -> int:
        SEEN.append(self.title)
        return other


@tool(uses=retrieval)
def fetch_item(i: str) -> Item:
    return Item()


@agent
@grounded_pure
def answer(i: str) -> None:
    fetch_item(i) + 1  # E: grounded-laundering
