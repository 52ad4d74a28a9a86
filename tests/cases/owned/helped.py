"""Accepted: a helper changes an object, or a list, that the proof made and nobody else has."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch


@dataclass
class Best:
    text: Grounded[str] | None = None
    tried: list[str] = field(default_factory=list)

    def offer(self, text: Grounded[str]) -> None:
        if self.text is None or len(text) > len(self.text):
            self.text = text


def improve(best: Best, keys: list[str]) -> None:
    for key in keys:
        best.offer(fetch(key))


async def improve_later(best: Best, key: str) -> None:
    best.offer(fetch(key))


def keep_long(found: list[Grounded[str]], key: str) -> None:
    page = fetch(key)
    if len(page) > 10:
        found.append(page)


class Search:
    def add(self, best: Best, key: str) -> None:
        best.offer(fetch(key))

    @grounded_pure
    def best(self, key: str) -> Grounded[str] | None:
        best = Best()
        self.add(best, key)
        return best.text


@grounded_pure
def best_of(keys: list[str]) -> Grounded[str] | None:
    best = Best()
    improve(best, keys)
    improve(keys=keys, best=best)
    return best.text


@grounded_pure
async def best_later(key: str) -> Grounded[str] | None:
    best = Best()
    await improve_later(best, key)
    return best.text


@grounded_pure
def long_ones(keys: list[str]) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []
    for key in keys:
        keep_long(found, key)
    return found


class Context:
    def __init__(self) -> None:
        self.numbered: dict[int, Grounded[str]] = {}

    def add(self, page: Grounded[str]) -> None:
        if any(known == page for known in self.numbered.values()):
            return
        self.numbered[len(self.numbered) + 1] = page


@grounded_pure
def different(keys: list[str]) -> Grounded[str]:
    context = Context()
    for key in keys:
        context.add(fetch(key))
    return join("\n", [page for page in context.numbered.values()])
