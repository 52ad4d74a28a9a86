"""What the generated programs share: records, and functions that proofs know."""

from __future__ import annotations

from dataclasses import dataclass
from queue import Queue

from corvid_runtime import Grounded, ground, grounded_pure, lift, retrieval, tool


@dataclass
class Record:
    """A plain record, as a retrieval returns it."""

    title: str
    score: float = 0.5


@dataclass
class Quote:
    """A record that keeps the grounding of its text."""

    text: Grounded[str]
    rank: int = 0


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Retrieve a text."""
    return key


@tool(uses=retrieval)
def latest() -> Grounded[str]:
    """Retrieve a text without a key."""
    return ground("latest", source="news")


@grounded_pure
def kept(text: Grounded[str]) -> Grounded[str]:
    """Hand a grounded text through."""
    return text


@lift
def measured(text: str) -> int:
    """Work on content, and answer content."""
    return len(text)


async def later() -> str:
    """Give a text when it is awaited."""
    return "later"


def filled(text: str) -> Queue[str]:
    """A queue that holds a text."""
    queue: Queue[str] = Queue()
    queue.put_nowait(text)
    return queue
