"""Refused: awaiting content runs program code on it."""

from __future__ import annotations

from collections.abc import Generator

from corvid_runtime import agent, grounded_pure, retrieval, tool


class Item:
    def __await__(self) -> Generator[None, None, str]:
        yield
        return "x"


@tool(uses=retrieval)
def fetch_item(i: str) -> Item:
    return Item()


@agent
@grounded_pure
async def answer(i: str) -> None:
    await fetch_item(i)  # E: grounded-laundering
