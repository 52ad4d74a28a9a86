"""Refused: an in-place operator of content runs program code on it that changes something."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool

SEEN: list[str] = []


class Item:
    title = "title"

    def __add__(self, other: int) -> Item:
        SEEN.append(self.title)
        return self


@tool(uses=retrieval)
def fetch_item(i: str) -> Item:
    return Item()


@agent
@grounded_pure
def answer(i: str) -> None:
    item = fetch_item(i)
    item += 1  # E: grounded-laundering
