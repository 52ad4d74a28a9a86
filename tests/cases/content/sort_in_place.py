"""Refused: sorting grounded content in place runs the comparison of its items."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool


class Item:
    def __lt__(self, other: object) -> bool:
        return True


@tool(uses=retrieval)
def fetch_items(i: str) -> list[Item]:
    return [Item()]


@agent
@grounded_pure
def answer(i: str) -> None:
    fetch_items(i).sort()  # E: grounded-laundering
