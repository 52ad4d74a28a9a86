"""Refused: a helper keeps the object that it reads, or gives it back in another form."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Memory:
    def __init__(self) -> None:
        self.lessons: list[Grounded[str]] = []
        self.count = 0

    def add(self, lesson: Grounded[str]) -> None:
        if lesson not in self.lessons:
            self.count += 1


KEPT: list[Memory] = []


def keep(memory: Memory) -> bool:
    KEPT.append(memory)
    return True


def boxed(memory: Memory) -> list[Memory]:
    return [memory]


def counting(memory: Memory) -> Iterator[int]:
    yield memory.count


@grounded_pure
def kept(key: str) -> int:
    memory = Memory()
    keep(memory)
    memory.add(fetch(key))  # E: grounded-laundering
    return KEPT[-1].count


@grounded_pure
def given_back(key: str) -> int:
    memory = Memory()
    box = boxed(memory)
    memory.add(fetch(key))  # E: grounded-laundering
    return box[0].count


@grounded_pure
def read_later(key: str) -> list[int]:
    memory = Memory()
    counts = counting(memory)
    memory.add(fetch(key))  # E: grounded-laundering
    return [*counts]


class Investigation:
    def __init__(self) -> None:
        self.texts: list[Grounded[str]] = []
        self.visited: list[str] = []

    def visit(self, topic: str) -> None:
        self.visited.append(topic)
        self.texts.append(fetch(topic))


@grounded_pure
def how_many(topics: list[str]) -> list[str]:
    found = Investigation()
    for topic in topics:
        found.visit(topic)
        if len(found.texts[-1]) > 300:
            break
    return found.visited  # E: grounded-laundering
