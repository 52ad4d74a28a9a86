"""Refused: own lists are ordered in place, and poured into others, and what is plain tells of it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

T = TypeVar("T")


@dataclass(frozen=True)
class Award:
    text: str
    rank: int


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[Award]]:
    """Look awards up."""
    raise NotImplementedError


@tool(uses=retrieval)
async def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


@prompt(model="m")
async def ask(question: str, text: str) -> str:
    """Ask a model."""
    raise NotImplementedError


@dataclass
class Desk:
    awards: list[Grounded[Award]] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)

    def offer(self, award: Grounded[Award]) -> None:
        if award.rank > 3:
            self.awards.append(award)
            self.awards.sort(key=lambda each: each.rank)

    def count(self, award: Grounded[Award]) -> None:
        if award.rank > 3:
            self.offered.append("one")
            self.offered.sort(key=lambda each: each)


@grounded_pure
def best(question: str) -> list[Grounded[Award]]:
    """Accepted: the desk has wholly grounded awards, in whatever order."""
    desk = Desk()
    for award in search(question):
        desk.offer(award)
    return desk.awards


@grounded_pure
def counted(question: str) -> int:
    desk = Desk()
    for award in search(question):
        desk.count(award)
    return len(desk.offered)  # E: grounded-laundering


@grounded_pure
def poured(question: str) -> list[Grounded[Award]]:
    """Accepted: a list is poured into another, and goes on by itself."""
    found: list[Grounded[Award]] = []
    window: list[Grounded[Award]] = []
    for award in search(question):
        if award.rank > 3:
            found.extend(window)
            window.clear()
        window.append(award)
    return found


def before_each(question: str) -> Iterator[Grounded[Award]]:
    window: list[Grounded[Award]] = []
    for award in search(question):
        if award.rank > 3:
            yield from window
            window.clear()
        window.append(award)


@grounded_pure
def yielded(question: str) -> list[Grounded[Award]]:
    """Accepted: what is yielded is wholly grounded."""
    return list(before_each(question))


@grounded_pure
def poured_lists(question: str) -> int:
    found: list[list[int]] = []
    window: list[list[int]] = [[]]
    found.extend(window)
    for award in search(question):
        if award.rank > 3:
            window[0].append(1)
    return len(found[0])  # E: grounded-laundering


@grounded_pure
def shuffled(question: str) -> list[Grounded[Award]]:
    """Accepted: what is put into another order keeps its sources."""
    awards = search(question)
    random.Random(3).shuffle(awards)
    return awards


async def again(call: Callable[[], Awaitable[T]], attempts: int = 3) -> T:
    for _ in range(attempts - 1):
        try:
            return await call()
        except ConnectionError:
            await asyncio.sleep(1)
    return await call()


@grounded_pure
async def answered(question: str) -> Grounded[str] | InsufficientEvidence:
    """Accepted: what the retry gives is grounded, whatever else the function may return."""
    text = await fetch(question)
    if not text:
        return InsufficientEvidence(reason="nothing was found")
    return await again(lambda: ask(question, text))


@grounded_pure
async def plain(question: str) -> Grounded[str] | InsufficientEvidence:
    text = await fetch(question)

    async def chosen() -> InsufficientEvidence:
        reason = "long" if len(text) > 3 else "short"
        return InsufficientEvidence(reason=reason)  # E: grounded-laundering

    return await again(chosen)  # E: grounded-laundering
