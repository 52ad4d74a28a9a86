"""What the generated programs of `bodies.py` work with: a library of code of every kind.

What is retrieved depends on the world; so does what prompts answer, and whether they fail. Several
worlds agree in most of what they hold, so that runs often write the same lines.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache

from corvid_runtime import Grounded, agent, each, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence
from shelf import Shelf

logger = logging.getLogger("desk")

number = 0
changed = "abcdefgh"


def _seed(key: str) -> random.Random:
    """What a key stands for: in odd worlds one part of the keys has another content."""
    apart = random.Random(key).randrange(4)
    world = number if number % 2 == 0 or apart == number // 2 % 4 else 0
    return random.Random(f"{world}/{key}")


def _text(key: str) -> str:
    source = _seed(key)
    return "".join(source.choices("abcxyz 19.", k=source.randint(1, 9)))


class ModelError(Exception):
    """The model is away."""


@dataclass
class Hit:
    text: str
    score: float
    tag: str


@dataclass
class Note:
    text: Grounded[str]
    rank: int = 0


@dataclass
class Pair:
    left: Grounded[str]
    right: Grounded[int]


@dataclass
class Tally:
    """Counts, in an object that a proof makes for itself."""

    seen: int = 0
    long: int = 0
    kept: list[Grounded[str]] = field(default_factory=list)


class Builder:
    """A text within a budget, in an object that a proof makes for itself."""

    def __init__(self, budget: int) -> None:
        self.left = budget
        self.parts: list[Grounded[str]] = []

    def add(self, text: Grounded[str]) -> bool:
        if len(text) > self.left:
            return False
        self.left -= len(text)
        self.parts.append(text)
        return True

    def rest(self) -> int:
        return self.left


@dataclass
class Options:
    k: int = 3
    names: list[str] = field(default_factory=list)


@dataclass
class Settings:
    limit: int = 4
    tone: str = "calm"


@dataclass
class State:
    """What is handed in, and read afterwards."""

    count: int
    note: str
    names: list[str]
    kept: Grounded[str]
    notes: list[Grounded[str]]


# -- boundaries ---------------------------------------------------------------------------------


@tool(uses=retrieval)
def fetch(key: str) -> str:
    return _text(key)


@tool(uses=retrieval)
def amount(key: str) -> int:
    return _seed(key).randint(0, 9)


@tool(uses=retrieval)
def search(key: str) -> list[Hit]:
    return [
        Hit(_text(f"{key}{n}"), _seed(f"{key}s{n}").randint(0, 9) / 10, "ab"[n % 2])
        for n in range(3)
    ]


@tool(uses=retrieval)
def rows(key: str) -> list[str]:
    return [_text(f"{key}{n}") for n in range(_seed(f"#{key}").choice([2, 2, 2, 1, 0]))]


@tool(uses=retrieval)
def find(key: str) -> str | None:
    return None if _seed(f"?{key}").random() < 0.3 else _text(key)


@tool(uses=retrieval)
def stream(key: str) -> Iterator[str]:
    for n in range(2):
        yield _text(f"{key}{n}")


@tool(uses=retrieval)
async def afetch(key: str) -> str:
    await asyncio.sleep(0)
    return _text(key)


@tool
def log(what: str, level: int = 0) -> None:
    """The outside world."""


@tool
async def alog(what: str, level: int = 0) -> None:
    """The outside world."""


@prompt(model="small")
def ask(question: str, context: str) -> str:
    if len(context) % 4 == 3:
        raise ModelError("away")
    return context[::-1]


@prompt(model="small")
def judge(doc: str) -> bool:
    return len(doc) % 2 == 0


@prompt(model="small")
async def aask(question: str, context: str) -> str:
    await asyncio.sleep(0)
    if len(context) % 4 == 3:
        raise ModelError("away")
    return context[::-1]


# -- code that is marked ------------------------------------------------------------------------


@lift
def trimmed(value: str) -> str:
    return value.strip()


@lift
def word(value: str) -> str | None:
    return value.split()[0] if value.split() else None


@grounded_pure
def quoted(doc: Grounded[str]) -> Grounded[str]:
    return "<" + doc + ">"


@grounded_pure
def chosen(doc: Grounded[str]) -> Grounded[str] | InsufficientEvidence:
    if len(doc) < 4:
        return InsufficientEvidence(reason="too short")
    return doc


@grounded_pure
def kept(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return [doc for doc in docs if "x" in doc]


@agent
@grounded_pure
def proven(key: str) -> Grounded[str]:
    return fetch(key) + "!"


# -- code that is not ---------------------------------------------------------------------------


def longer(text: str, by: int) -> str:
    """Inert, quiet."""
    return text + "-" * by


def is_short(text: str) -> bool:
    """Inert, quiet."""
    return len(text) < 4


def noted(names: list[str], name: str) -> int:
    """Inert, not quiet."""
    names.append(name)
    return len(names)


CALLS: list[str] = []


def counted(name: str) -> int:
    """Inert, not quiet."""
    CALLS.append(name)
    return len(CALLS)


@cache
def settings() -> Settings:
    """Inert, not quiet."""
    return Settings()


def framed(doc: Grounded[str]) -> Grounded[str]:
    """Provable."""
    return "[" + doc + "]"


def best_of(hits: list[Grounded[Hit]]) -> Grounded[Hit] | None:
    """Provable: discloses nothing but the selection."""
    best: Grounded[Hit] | None = None
    for hit in hits:
        if best is None or hit.score > best.score:
            best = hit
    return best


def has_vowel(doc: Grounded[str]) -> bool:
    """Answers with content."""
    return any(letter in doc for letter in "aeiou")


def rank_of(doc: Grounded[str]) -> int:
    """Answers with content, by a branch."""
    if "x" in doc:
        return 1
    return 0


def last_of(docs: list[Grounded[str]]) -> int:
    """Answers with content: a position."""
    best = 0
    for at, doc in enumerate(docs):
        if doc > docs[best]:
            best = at
    return best


def told(doc: Grounded[str]) -> Grounded[str]:
    """Provable, has an effect."""
    log("told")
    return doc.upper()


def opened(doc: Grounded[str]) -> str:
    """Not provable."""
    return doc.unwrap_discarding_sources()


def has_x(doc: Grounded[str]) -> bool:
    """Answers with content."""
    return "x" in doc


def joined(docs: list[Grounded[str]]) -> Grounded[str]:
    """Provable."""
    return join(" ", docs)


def first_of(key: str) -> Grounded[str] | None:
    """Provable: discloses a length, and a presence."""
    found = each(rows(key))
    return found[0] if found else None


@contextmanager
def span(name: str) -> Iterator[str]:
    """Inert, and lets failures pass."""
    yield name


@contextmanager
def quietly(name: str) -> Iterator[str]:
    """Inert, and swallows failures."""
    try:
        yield name
    except ModelError:
        return


class Desk(Shelf):
    """A service with state."""

    count: int
    names: list[str]
    last: Grounded[str] | None

    def __init__(self) -> None:
        super().__init__()
        self.count = 0
        self.names = []
        self.last = None

    def chunk(self, text: str, size: int) -> list[str]:
        return [text[at : at + size] for at in range(0, len(text), size)]

    def remember(self, doc: Grounded[str]) -> None:
        self.last = doc

    def tick(self) -> int:
        self.count += 1
        return self.count
