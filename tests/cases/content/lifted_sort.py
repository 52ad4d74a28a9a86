"""Refused: a lifted sort runs the comparison of the items, which changes something."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, lift, retrieval, tool

SEEN: list[str] = []


class Item:
    title = "title"

    def __lt__(self, other: object) -> bool:
        SEEN.append(self.title)
        return True


@tool(uses=retrieval)
def fetch_items(i: str) -> list[Item]:
    return [Item()]


@agent
@grounded_pure
def answer(i: str) -> None:
    lift(sorted)(fetch_items(i))  # E: grounded-laundering
