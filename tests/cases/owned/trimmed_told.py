"""Refused: how much content left in a container, or what was changed in what was put elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@dataclass
class Note:
    text: Grounded[str]
    uses: int = 0


@dataclass
class Notes:
    kept: list[Note] = field(default_factory=list)
    best: list[Note] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)


class Store:
    def __init__(self) -> None:
        self.notes: list[Note] = []

    def __delitem__(self, position: int) -> None:
        LOG.append(position)


LOG: list[int] = []


@grounded_pure
def of_others(query: str, numbers: list[int]) -> None:
    for text in texts(query):
        if len(text) > 3:
            del numbers[0]  # E: grounded-laundering


@grounded_pure
def how_many(query: str) -> int:
    numbers = [1, 2, 3]
    for text in texts(query):
        if len(text) > 3:
            del numbers[:1]
    return len(numbers)  # E: grounded-laundering


@grounded_pure
def which_are_left(query: str) -> list[int]:
    notes = Notes(numbers=[1, 2, 3])
    for text in texts(query):
        if len(text) > 3:
            notes.numbers = notes.numbers[-1:]
    return notes.numbers  # E: grounded-laundering


@grounded_pure
def behind_another_name(query: str, found: list[Note]) -> None:
    mine = found
    for text in texts(query):
        if len(text) > 3:
            del mine[0]  # E: grounded-laundering


@grounded_pure
def moved_and_changed(query: str) -> int:
    first, second = Notes(), Notes()
    for text in texts(query):
        first.kept.append(Note(text))
    second.kept = first.kept[:2]
    if len(texts(query)[0]) > 3:
        second.kept[0].uses += 1
    return first.kept[0].uses  # E: grounded-laundering


@grounded_pure
def changed_and_moved(query: str) -> int:
    first, second = Notes(), Notes()
    for text in texts(query):
        first.kept.append(Note(text))
    second.kept = sorted(first.kept, key=lambda note: note.uses)
    if len(texts(query)[0]) > 3:
        first.kept[0].uses += 1
    return second.kept[0].uses  # E: grounded-laundering


@grounded_pure
def given_away_behind(query: str, sink: list[list[Note]]) -> None:
    first, second = Notes(), Notes()
    for text in texts(query):
        first.kept.append(Note(text))
    second.kept = first.kept[:2]
    sink.append(first.kept)
    if len(texts(query)[0]) > 3:
        second.kept[0].uses += 1  # E: grounded-laundering


@grounded_pure
def put_into_what_others_have(query: str, notes: Notes) -> None:
    first = Notes()
    for text in texts(query):
        first.kept.append(Note(text))
    notes.kept = first.kept
    if len(texts(query)[0]) > 3:
        first.kept[0].uses += 1  # E: grounded-laundering


@grounded_pure
def drawn_later(query: str) -> list[int]:
    numbers = [1, 2, 3]
    left: Iterator[int] = iter(numbers)
    if len(texts(query)[0]) > 3:
        del numbers[0]  # E: grounded-laundering
    return [*left]


@grounded_pure
def by_a_method_of_its_own(query: str) -> None:
    store = Store()
    if len(texts(query)[0]) > 3:
        del store[0]  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def chosen_by_content(query: str) -> list[Note]:
    notes = Notes()
    for text in texts(query):
        notes.kept.append(Note(text))
    first = notes.kept[0]
    if len(texts(query)[0]) > 3:
        del notes.kept[0]
    first.uses += 1
    return notes.kept  # E: grounded-laundering
