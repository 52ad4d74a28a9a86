"""Refused: an own `__getitem__` that counts, or gives what is plain, is asked after a look."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Counted:
    def __init__(self, texts: list[Grounded[str]]) -> None:
        self.texts = texts
        self.reads = 0

    def __getitem__(self, place: int) -> Grounded[str]:
        self.reads += 1
        return self.texts[place]


class Names:
    def __init__(self) -> None:
        self.names = ["a", "b", "c"]

    def __getitem__(self, place: int) -> str:
        return self.names[place]


class Cells:
    def __init__(self) -> None:
        self.cells: list[list[str]] = [[], [], []]

    def __getitem__(self, place: int) -> list[str]:
        return self.cells[place]


@grounded_pure
def how_often(key: str) -> int:
    pages = Counted([fetch(key)])
    for place in range(3):
        if len(pages[place]) > 3:  # E: grounded-laundering, grounded-laundering
            break
    return pages.reads


@grounded_pure
def which_name(key: str) -> str:
    return Names()[len(fetch(key)) % 3]  # E: grounded-laundering


@grounded_pure
def which_cell(key: str, cells: Cells) -> None:
    cell = cells[len(fetch(key)) % 3]  # E: grounded-laundering
    cell.append("x")
