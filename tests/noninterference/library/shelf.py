"""Another module of the program: unmarked code."""

from __future__ import annotations

import corvid_runtime as corvid_runtime


class Shelf:
    def __init__(self) -> None:
        self.places = {"a": 1, "b": 2}

    def place(self, name: str) -> int:
        return self.places.get(name, 0)


def spelled(text: str) -> str:
    return text.upper()


def pushed(names: list[str], name: str) -> None:
    names.append(name)
