"""Refused: a proof over plain values does not vouch for a method on content."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure, retrieval, tool
from prelude import log


class Item:
    title = "title"

    @grounded_pure
    def show(self) -> str:
        log("x")
        return "x"


@tool(uses=retrieval)
def fetch_item(i: str) -> Item:
    return Item()


@agent
@grounded_pure
def answer(i: str) -> None:
    fetch_item(i).show()  # E: grounded-laundering
