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
