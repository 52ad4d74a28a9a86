"""Accepted: what a lambda makes anew for a field belongs to the object that it is made for."""

from collections import defaultdict
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@dataclass
class Note:
    texts: list[Grounded[str]] = field(default_factory=list)


@dataclass
class Board:
    columns: dict[str, list[Grounded[str]]] = field(
        default_factory=lambda: {"now": [], "later": []}
    )
    by_size: defaultdict[int, list[Grounded[str]]] = field(
        default_factory=lambda: defaultdict(lambda: [])
    )
    notes: list[Note] = field(default_factory=lambda: [Note(), Note([])])

    def place(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            self.columns["now"].append(text)
        else:
            self.columns["later"].append(text)


@grounded_pure
def today(query: str) -> list[Grounded[str]]:
    board = Board()
    for text in texts(query):
        board.place(text)
    return board.columns["now"]


@grounded_pure
def long(query: str) -> list[Grounded[str]]:
    board = Board()
    for text in texts(query):
        if len(text) > 3:
            board.by_size[1].append(text)
            board.notes[0].texts.append(text)
    return board.by_size[1] + board.notes[0].texts
