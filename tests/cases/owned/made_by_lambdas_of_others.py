"""Refused: a lambda puts what others have into a field, or a field holds a class that others have."""

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import texts

_ALL: list[Grounded[str]] = []
_TABLE: dict[str, list[Grounded[str]]] = {"now": _ALL}


class Kind:
    total: int = 0


@dataclass
class Note:
    texts: list[Grounded[str]]


def the_one() -> list[Grounded[str]]:
    return _ALL


@dataclass
class Named:
    columns: dict[str, list[Grounded[str]]] = field(default_factory=lambda: {"now": _ALL})


@dataclass
class Unpacked:
    columns: dict[str, list[Grounded[str]]] = field(default_factory=lambda: {**_TABLE})


@dataclass
class Copied:
    columns: dict[str, list[Grounded[str]]] = field(default_factory=lambda: dict(_TABLE))


@dataclass
class Starred:
    columns: list[list[Grounded[str]]] = field(default_factory=lambda: [*_TABLE.values()])


@dataclass
class Called:
    columns: list[list[Grounded[str]]] = field(default_factory=lambda: [the_one()])


@dataclass
class Filled:
    notes: list[Note] = field(default_factory=lambda: [Note(_ALL)])


@dataclass
class Chosen:
    columns: list[list[Grounded[str]]] = field(default_factory=lambda: [[] and _ALL, _ALL or []])


@dataclass
class OfClass:
    kind: type[Kind] = field(default=Kind)


@dataclass
class OfClasses:
    kinds: dict[str, type[Kind]] = field(default_factory=lambda: dict(k=Kind))


@grounded_pure
def named(query: str) -> None:
    board = Named()
    for text in texts(query):
        if len(text) > 3:
            board.columns["now"].append(text)  # E: grounded-laundering


@grounded_pure
def unpacked(query: str) -> None:
    board = Unpacked()
    for text in texts(query):
        if len(text) > 3:
            board.columns["now"].append(text)  # E: grounded-laundering


@grounded_pure
def copied(query: str) -> None:
    board = Copied()
    for text in texts(query):
        if len(text) > 3:
            board.columns["now"].append(text)  # E: grounded-laundering


@grounded_pure
def starred(query: str) -> None:
    board = Starred()
    for text in texts(query):
        if len(text) > 3:
            board.columns[0].append(text)  # E: grounded-laundering


@grounded_pure
def called(query: str) -> None:
    board = Called()
    for text in texts(query):
        if len(text) > 3:
            board.columns[0].append(text)  # E: grounded-laundering


@grounded_pure
def filled(query: str) -> None:
    board = Filled()
    for text in texts(query):
        if len(text) > 3:
            board.notes[0].texts.append(text)  # E: grounded-laundering


@grounded_pure
def chosen(query: str) -> None:
    board = Chosen()
    for text in texts(query):
        if len(text) > 3:
            board.columns[0].append(text)  # E: grounded-laundering


@grounded_pure
def of_class(query: str) -> None:
    board = OfClass()
    for text in texts(query):
        if len(text) > 3:
            board.kind.total = 5  # E: grounded-laundering


@grounded_pure
def of_classes(query: str) -> None:
    board = OfClasses()
    for text in texts(query):
        if len(text) > 3:
            board.kinds["k"].total = 5  # E: grounded-laundering
