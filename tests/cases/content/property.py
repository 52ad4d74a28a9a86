"""Refused: a property of content runs program code on it that changes something."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool

SEEN: list[str] = []


class Item:
    title = "title"

    @property
    def name(self) -> str:
        SEEN.append(self.title)
        return "x"


@tool(uses=retrieval)
def fetch_item(i: str) -> Item:
    return Item()


@agent
@grounded_pure
def answer(i: str) -> None:
    fetch_item(i).name  # E: grounded-laundering
