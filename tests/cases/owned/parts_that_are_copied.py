"""Accepted: a copy is another list, also of a part; of an unchangeable part it does not matter who has it."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@dataclass(frozen=True)
class Mark:
    number: int


@dataclass
class Note:
    uses: int = 0
    texts: list[Grounded[str]] = field(default_factory=list)


@dataclass
class Notes:
    kept: list[Note] = field(default_factory=list)


@grounded_pure
def of_values(key: str) -> list[int]:
    numbers = [3, 1, 2]
    ordered = sorted(numbers)
    for text in texts(key):
        if len(text) > 3:
            ordered.append(4)
    return numbers


@grounded_pure
def of_an_unchangeable_one(key: str) -> int:
    mark, marks = Mark(1), [Mark(0)]
    marks.append(mark)
    for text in texts(key):
        if len(text) > 3:
            marks.append(mark)
    return mark.number


@grounded_pure
def left_in_a_list(key: str, notes: Notes) -> list[Grounded[str]]:
    spare = [Note(), Note()]
    notes.kept = spare[:1]
    found = texts(key)
    if len(found[0]) > 3:
        spare.append(Note())
    return found


@grounded_pure
def all_but_the_first(key: str) -> list[list[Grounded[str]]]:
    notes = [Note(), Note(), Note()]
    first, *rest = notes
    for text in texts(key):
        if len(text) > 3:
            rest[0].texts.append(text)
    return [note.texts for note in notes]


@grounded_pure
def by_an_own_key(key: str) -> list[list[Grounded[str]]]:
    notes = [Note(1), Note(2)]
    last = max(notes, key=lambda note: abs(note.uses))
    for text in texts(key):
        if len(text) > 3:
            last.texts.append(text)
    return [note.texts for note in notes]
