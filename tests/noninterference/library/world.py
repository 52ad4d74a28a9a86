"""What the generated programs retrieve from: a world whose content a test exchanges.

Two worlds agree on everything that a program may disclose (what is missing, how many rows there
are) and differ in content. The outside world, `log`, remembers what it was told.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt, retrieval, tool

T = TypeVar("T")

number = 0
told: list[object] = []


def _content(key: str) -> random.Random:
    return random.Random(f"{number}/{key}")


def _text(key: str) -> str:
    return "".join(_content(key).choices("abcXYZ019 ", k=_content(key).randint(1, 12)))


@dataclass
class Record:
    title: str
    year: int


@dataclass
class Quote:
    text: Grounded[str]
    rank: int


class Item:
    """Retrieved content whose code tells the outside world what it holds."""

    def __init__(self, text: str) -> None:
        self.text = text

    def _tell(self) -> str:
        told.append(self.text)
        return self.text

    @property
    def shown(self) -> str:
        return self._tell()

    @grounded_pure
    def proven(self) -> str:
        log(self.text)
        return self.text

    def __add__(self, other: int) -> str:
        return self._tell()

    def __radd__(self, other: int) -> str:
        return self._tell()

    def __lt__(self, other: object) -> bool:
        return self._tell() < "m"

    def __getitem__(self, key: int) -> str:
        return self._tell()

    def __neg__(self) -> str:
        return self._tell()

    def __call__(self) -> str:
        return self._tell()

    def __enter__(self) -> str:
        return self._tell()

    def __exit__(self, *found: object) -> None: ...

    def __getattr__(self, name: str) -> str:
        return self._tell()


@tool(uses=retrieval)
def item(key: str) -> Item:
    return Item(_text(key))


@tool(uses=retrieval)
def items(key: str) -> list[Item]:
    return [Item(_text(key)), Item(_text(key + "b"))]


@tool(uses=retrieval)
def text(key: str) -> str:
    return _text(key)


@tool(uses=retrieval)
def amount(key: str) -> int:
    return _content(key).randint(-9, 99)


@tool(uses=retrieval)
def flagged(key: str) -> bool:
    return _content(key).random() < 0.5


@tool(uses=retrieval)
def rows(key: str) -> list[str]:
    return [_text(f"{key}{n}") for n in range(3)]


@tool(uses=retrieval)
def counts(key: str) -> list[int]:
    return [_content(f"{key}{n}").randint(0, 99) for n in range(3)]


@tool(uses=retrieval)
def table(key: str) -> dict[str, str]:
    return {"name": _text(key), "place": _text(key + "p")}


@tool(uses=retrieval)
def record(key: str) -> Record:
    return Record(_text(key), _content(key).randint(1900, 2026))


@tool(uses=retrieval)
def maybe(key: str) -> str | None:
    return None if len(key) % 2 else _text(key)


@tool(uses=retrieval)
def stream(key: str) -> Iterator[str]:
    for n in range(3):
        yield _text(f"{key}{n}")


@tool
def log(what: str, level: int = 0) -> None:
    told.append((what, level))


@tool
def fresh(key: str) -> int:
    return len(key)


@prompt(model="small")
def summarize(doc: str) -> str:
    return doc[::-1]


@prompt(model="small")
def judge(doc: str, question: str) -> bool:
    return len(doc) > len(question)


@grounded_pure
def first(items: list[T]) -> T:
    return items[0]


@grounded_pure
def bracket(doc: Grounded[str]) -> Grounded[str]:
    return "<" + doc + ">"


@grounded_pure
def shout(plain_text: str) -> str:
    return plain_text.upper()


@grounded_pure
def tell(plain_text: str) -> str:
    log(plain_text)
    return plain_text


@agent
@grounded_pure
def proven(key: str) -> Grounded[str]:
    return summarize(text(key)) + "!"


@agent
def unproven(key: str) -> Grounded[str]:
    return text(key)


@lift
def trimmed(value: str) -> str:
    return value.strip()


def bare(value: Grounded[str]) -> str:
    return value.unwrap_discarding_sources()


def helper(value: str) -> str:
    return value.title()
