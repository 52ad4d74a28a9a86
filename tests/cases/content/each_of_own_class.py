"""Refused: each() iterates over the bare content, by a method that nobody vouches for."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import each, grounded_pure, retrieval, tool

LAST: list[str] = []


class Rows:
    def __init__(self, text: str) -> None:
        self.text = text

    def __iter__(self) -> Iterator[str]:
        LAST.append(self.text)
        return iter([self.text])


@tool(uses=retrieval)
def rows(i: str) -> Rows:
    return Rows(i)


@grounded_pure
def answer(i: str) -> str:
    each(rows(i))  # E: grounded-laundering
    return LAST[-1]
