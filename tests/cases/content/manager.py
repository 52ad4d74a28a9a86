"""Refused: entering content runs program code on it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool


class Item:
    title = "title"

    def __enter__(self) -> str:
        return "x"

    def __exit__(self, *args: object) -> None:
        pass


@tool(uses=retrieval)
def fetch_item(i: str) -> Item:
    return Item()


@agent
@grounded_pure
def answer(i: str) -> None:
    with fetch_item(i):  # E: grounded-laundering
        pass
