"""Accepted: clocks, settings, helpers and marked functions that ordinary code hands to a proof."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from corvid_runtime import Grounded, grounded_pure, prompt, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return key


@tool
def today() -> str:
    return "today"


@prompt
def ask(question: str, page: str) -> str:
    return question + page


@dataclass
class Service:
    find: Callable[[str], Grounded[str]]
    clock: Callable[[], float] = time.monotonic
    slug: Callable[[str], str] = str.lower
    listeners: list[Callable[[str], None]] = field(default_factory=list)

    @grounded_pure
    def answer(self, question: str) -> Grounded[str]:
        if self.clock() < 0:
            return self.find(self.slug(question))
        return ask(question, self.find(question))


def short(text: str, limit: int = 5) -> str:
    return text[:limit]


def found(key: str) -> Grounded[str]:
    return fetch(short(key))


def heard(text: str) -> None:
    with open("heard.txt", "a") as file:
        file.write(text)


class Settings:
    def __init__(self, limit: int) -> None:
        self.limit = limit

    def short(self, text: str) -> str:
        return text[: self.limit]


def main() -> None:
    def nested(key: str) -> Grounded[str]:
        return ask("what?", fetch(key))

    print(Service(fetch).answer("bees"))
    print(Service(found, time.time, short, [heard, print]).answer("bees"))
    print(Service(nested, lambda: 0.5, Settings(3).short).answer("bees"))
    print(Service(lambda key: fetch(key + today()), slug=partial(short, limit=3)).answer("bees"))
    print(Service(find=lambda key: ask(key, fetch(key)), slug=lambda key: key.lower()).answer("b"))
