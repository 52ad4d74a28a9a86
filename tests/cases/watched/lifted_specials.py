"""Refused: a lifted library function that calls special methods of the program's on bare content."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift, retrieval, tool

ASKED: list[str] = []


class Noting:
    def __init__(self, name: str) -> None:
        self.name = name

    def __str__(self) -> str:
        ASKED.append(self.name)
        return "noted"


class Lifted:
    def __init__(self, name: str) -> None:
        self.name = name

    @lift
    def __str__(self) -> str:
        return self.name


@tool(uses=retrieval)
def noting(key: str) -> Noting:
    return Noting(key)


@tool(uses=retrieval)
def lifted(key: str) -> Lifted:
    return Lifted(key)


@grounded_pure
def shown(key: str) -> Grounded[str]:
    return lift(str)(noting(key))  # E: grounded-laundering


@grounded_pure
def shown_lifted(key: str) -> Grounded[str]:
    return lift(str)(lifted(key))
