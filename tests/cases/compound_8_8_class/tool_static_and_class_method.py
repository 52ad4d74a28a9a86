"""Accepted: tools may be static and class methods."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


class Library:
    @staticmethod
    @tool(uses=retrieval)
    def read(i: str) -> str:
        return i

    @classmethod
    @tool(uses=retrieval)
    def lend(cls, i: str) -> str:
        return i


@agent
@grounded_pure
def answer(library: Library, i: str) -> Grounded[str]:
    assert_type(library.lend(i), Grounded[str])
    return Library.read(i) + Library.lend(i)
