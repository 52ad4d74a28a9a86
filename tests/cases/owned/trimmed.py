"""Accepted: taking items out of what only this body has, and putting what is left, or parts of it, back there."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@dataclass
class Note:
    text: Grounded[str]
    uses: int = 0


class Memory:
    def __init__(self) -> None:
        self.lessons: list[Grounded[str]] = []
        self.by_word: dict[Grounded[str], Grounded[str]] = {}

    def add(self, lesson: Grounded[str]) -> None:
        if lesson in self.by_word:
            del self.by_word[lesson]
            return
        self.by_word[lesson] = lesson
        self.lessons.append(lesson)
        self.lessons = self.lessons[-3:]

    def shorten(self) -> None:
        del self.lessons[:-2], self.lessons[2:]


@dataclass
class Notes:
    kept: list[Note] = field(default_factory=list)
    best: list[Note] = field(default_factory=list)

    def add(self, note: Grounded[str]) -> None:
        self.kept.append(Note(note))
        if len(note) > 3:
            self.kept[0].uses += 1
            self.best = sorted(self.kept, key=lambda each: each.uses)[:2]
            self.kept = self.kept[-3:]


@grounded_pure
def learn(query: str) -> list[Grounded[str]]:
    memory = Memory()
    plain: list[Grounded[str]] = []
    for lesson in texts(query):
        memory.add(lesson)
        memory.shorten()
        if lesson not in plain:
            plain.append(lesson)
            del plain[:-3]
    return memory.lessons + plain


@grounded_pure
def noted(query: str) -> list[Grounded[str]]:
    notes = Notes()
    for text in texts(query):
        notes.add(text)
    return [note.text for note in notes.best]


@grounded_pure
def moved(query: str) -> list[Grounded[str]]:
    first, second = Notes(), Notes()
    for text in texts(query):
        first.add(text)
        second.kept = first.kept[:2]
    if len(second.kept) > 1:
        second.kept[0].uses += 1
        del first.kept[0]
    return [note.text for note in second.kept]
