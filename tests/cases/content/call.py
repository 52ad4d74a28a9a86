"""Refused: calling content runs program code on it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool


class Item:
    title = "title"

    def __call__(self) -> str:
        return "x"


@tool(uses=retrieval)
def fetch_item(i: str) -> Item:
    return Item()


@agent
@grounded_pure
def answer(i: str) -> None:
    fetch_item(i)()  # E: grounded-laundering
