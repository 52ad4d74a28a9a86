"""The boundaries and records that the checked programs share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypedDict

from corvid_runtime import (
    Effect,
    Grounded,
    agent,
    each,
    grounded_pure,
    lift,
    prompt,
    retrieval,
    tool,
)

ledger = Effect("ledger", data={"grounded", "financial"})
metered = Effect("metered", cost=0.02)


@dataclass
class Record:
    """A plain record, as a retrieval returns it."""

    title: str
    year: int = 2020
    note: str | None = None

    @lift
    def slug(self) -> str:
        """A method that may run on retrieved content."""
        return self.title.lower()


@dataclass
class Quote:
    """A record that keeps the grounding of its text."""

    text: Grounded[str]
    rank: int = 0


class Pair(NamedTuple):
    """A plain named tuple."""

    key: str
    value: int


class Row(TypedDict):
    """A plain typed dictionary."""

    name: str
    size: int


@tool(uses=retrieval, confidence=0.99)
def fetch(i: str) -> str:
    """Retrieve a text."""
    return f"The {i}, 42."


@tool(uses=retrieval)
def fetch_int(i: str) -> int:
    """Retrieve a number."""
    return 40 + len(i)


@tool(uses=retrieval)
def fetch_float(i: str) -> float:
    """Retrieve a measurement."""
    return 0.5 + len(i)


@tool(uses=retrieval)
def fetch_flag(i: str) -> bool:
    """Retrieve a truth value."""
    return bool(i)


@tool(uses=retrieval)
def fetch_bytes(i: str) -> bytes:
    """Retrieve raw content."""
    return i.encode()


@tool(uses=retrieval)
def fetch_rows(i: str) -> list[str]:
    """Retrieve several texts in one list."""
    return [f"The first row about {i}.", f"The second row about {i}."]


@tool(uses=retrieval)
def fetch_counts(i: str) -> list[int]:
    """Retrieve several numbers in one list."""
    return [len(i), 7]


@tool(uses=retrieval)
def fetch_table(i: str) -> dict[str, str]:
    """Retrieve texts by name."""
    return {"name": i, "size": "7"}


@tool(uses=retrieval)
def fetch_pair(i: str) -> tuple[str, int]:
    """Retrieve a text and a number."""
    return (i, 7)


@tool(uses=retrieval)
def fetch_set(i: str) -> frozenset[int]:
    """Retrieve a set of numbers."""
    return frozenset({len(i), 7})


@tool(uses=retrieval)
def fetch_maybe(i: str) -> str | None:
    """Retrieve a text that may not exist."""
    return i or None


@tool(uses=retrieval)
def fetch_record(i: str) -> Record:
    """Retrieve a record."""
    return Record(f"The {i}")


@tool(uses=retrieval)
def fetch_stream(i: str) -> Iterator[str]:
    """Retrieve texts one after the other."""
    yield f"{i} one"
    yield f"{i} two"


@tool(uses=retrieval)
async def fetch_later(i: str) -> str:
    """Retrieve a text, asynchronously."""
    return f"The {i}, later."


@tool(uses=retrieval)
async def fetch_tokens(i: str) -> AsyncIterator[str]:
    """Retrieve texts one after the other, asynchronously."""
    yield f"{i} one"
    yield f"{i} two"


@tool(uses=ledger)
def fetch_balance(i: str) -> int:
    """Retrieve a financial number."""
    return len(i)


@tool(uses=metered)
def translate(text: str) -> str:
    """Cost something, and retrieve nothing."""
    return text[::-1]


@tool
def unsourced(i: str) -> str:
    """Answer from nowhere."""
    return f"unsourced {i}"


@tool
def unsourced_int(i: str) -> int:
    """Answer a number from nowhere."""
    return len(i)


@tool
def unsourced_flag(i: str) -> bool:
    """Answer a truth value from nowhere."""
    return bool(i)


@tool
def log(text: str, level: int = 0) -> None:
    """Write to the outside world."""


@prompt(model="small", confidence=0.9)
def summarize(doc: str) -> str:
    """Summarize one text."""
    return doc[:10]


@prompt(model="small", confidence=0.7)
def combine(first: str, second: str) -> str:
    """Combine two texts."""
    return f"{first} {second}"


@prompt(model="small")
def summarize_all(docs: list[str]) -> str:
    """Summarize several texts."""
    return docs[0] if docs else ""


@prompt(model="small")
def judge(doc: str) -> bool:
    """Judge a text."""
    return "42" in doc


@agent
def research(i: str) -> Grounded[str]:
    """An agent without a proof."""
    return fetch(i)


@agent
@grounded_pure
def proven(i: str) -> Grounded[str]:
    """An agent with a proof."""
    return fetch(i)


@grounded_pure
def texts(i: str) -> list[Grounded[str]]:
    """A plain list of grounded texts."""
    return each(fetch_rows(i))


@grounded_pure
def numbers(i: str) -> list[Grounded[int]]:
    """A plain list of grounded numbers."""
    return each(fetch_counts(i))


@grounded_pure
def keep(doc: Grounded[str]) -> Grounded[str]:
    """Hand a grounded text through."""
    return doc


@grounded_pure
def shout(text: str) -> str:
    """Change a plain text."""
    return text.upper()


@grounded_pure
def double(number: int) -> int:
    """Change a plain number."""
    return number * 2


@lift
def trimmed(text: str) -> str:
    """Vouched for: works on content, answers content."""
    return text.strip()


def strip(doc: Grounded[str]) -> str:
    """Drop the grounding; ordinary program code that nobody vouches for."""
    return doc.unwrap_discarding_sources()


def helper(text: str) -> str:
    """Ordinary program code on plain values."""
    return text.title()
