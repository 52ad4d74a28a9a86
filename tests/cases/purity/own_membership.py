"""Refused: what an own `__contains__` found decides something plain, or changes something."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[str] = []


class Timeline:
    def __init__(self, notes: list[Grounded[str]]) -> None:
        self.notes = notes

    def __contains__(self, word: str) -> bool:
        return any(word in note for note in self.notes)


class Counted:
    def __init__(self, notes: list[Grounded[str]]) -> None:
        self.notes = notes
        self.found = 0

    def __contains__(self, word: str) -> bool:
        found = any(word in note for note in self.notes)
        if found:
            self.found += 1
        return found


class Drawn:
    def __init__(self, notes: list[Grounded[str]]) -> None:
        self.notes = notes

    def __iter__(self) -> Iterator[str]:
        return iter([str(note) for note in self.notes])


@grounded_pure
def told(key: str) -> bool:
    return "aspirin" in Timeline([fetch(key)])  # E: grounded-laundering


@grounded_pure
def counted(key: str) -> int:
    timeline = Timeline([fetch(key)])
    return len([word for word in ("a", "b") if word in timeline])  # E: grounded-laundering


@grounded_pure
def noted(timeline: Timeline) -> None:
    if "aspirin" in timeline:
        SEEN.append("x")  # E: grounded-laundering


@grounded_pure
def changed(key: str) -> Grounded[str] | None:
    counts = Counted([fetch(key)])
    return counts.notes[0] if "aspirin" in counts else None  # E: grounded-laundering


@grounded_pure
def by_iteration(key: str) -> bool:
    return "aspirin" in Drawn([fetch(key)])  # E: grounded-laundering
