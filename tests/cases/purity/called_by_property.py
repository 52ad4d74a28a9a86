"""Refused: what a property gives is called, and reading it tells nothing of what that does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

SIZES: list[int] = []


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


def note() -> None:
    SIZES.append(len(fetch("a")))


class Desk:
    def __init__(self, is_loud: bool = False) -> None:
        self.is_loud = is_loud

    @property
    def job(self) -> Callable[[], None]:
        return note

    @property
    @grounded_pure
    def marked(self) -> Callable[[], None]:
        return note

    @cached_property
    def kept(self) -> Callable[[], None]:
        return note

    @property
    def names(self) -> list[str]:
        return ["a", "b"]


class LoudDesk(Desk):
    def __init__(self, is_loud: bool = True) -> None:
        self.is_loud = is_loud
        SIZES.append(len(fetch("a")))


@grounded_pure
def called(desk: Desk) -> list[int]:
    desk.job()  # E: grounded-laundering
    return list(SIZES)


@grounded_pure
def called_if_marked(desk: Desk) -> list[int]:
    desk.marked()  # E: grounded-laundering
    return list(SIZES)


@grounded_pure
def called_if_kept(desk: Desk) -> list[int]:
    desk.kept()  # E: grounded-laundering
    return list(SIZES)


@grounded_pure
def of_its_class(desk: Desk) -> bool:
    return desk.__class__().is_loud  # E: grounded-laundering


@grounded_pure
def made_by_class(desk: Desk) -> Desk:
    return desk.__class__.__new__(desk.__class__)  # E: grounded-laundering


@grounded_pure
def of_a_known_class(name: str) -> bool:
    return Desk().is_loud


@grounded_pure
def method_of_what_it_gives(desk: Desk, name: str) -> Grounded[str]:
    return fetch(desk.names.copy()[0])
