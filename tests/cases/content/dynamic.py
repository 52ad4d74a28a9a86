"""Refused: an attribute of content that __getattr__ answers runs program code on it."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool


class Item:
    title = "title"

    def __getattr__(self, name: str) -> str:
        return name


@tool(uses=retrieval)
def fetch_item(i: str) -> Item:
    return Item()


@agent
@grounded_pure
def answer(i: str) -> None:
    fetch_item(i).anything  # E: grounded-laundering
