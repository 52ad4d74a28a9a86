"""Accepted: methods, static and class methods carry the proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Library:
    def __init__(self, name: str) -> None:
        self.name = name

    @grounded_pure
    def by_name(self, i: str) -> Grounded[str]:
        return fetch(self.name + i)

    @classmethod
    @grounded_pure
    def by_class(cls, i: str) -> Grounded[str]:
        return fetch(i)

    @staticmethod
    @grounded_pure
    def by_chance(i: str) -> Grounded[str]:
        return fetch(i)


@agent
@grounded_pure
def called(library: Library, i: str) -> list[Grounded[str]]:
    return [library.by_name(i), Library.by_class(i), library.by_chance(i)]
