"""Refused: a tool that is a method of an object may tell what the object holds."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, tool
from prelude import fetch


@dataclass
class Note:
    """Retrieved text, with a size that a tool tells."""

    text: Grounded[str]

    @tool
    def size(self) -> int:
        return len(self.text)

    @tool
    def save(self) -> None:
        """Put it somewhere."""


@dataclass
class Client:
    """Where something is asked."""

    host: str

    @tool
    def quota(self) -> int:
        return 3


@grounded_pure
def told(i: str) -> int:
    note = Note(fetch(i))
    return note.size()  # E: grounded-laundering


@grounded_pure
def tested(i: str) -> Grounded[str] | None:
    note = Note(fetch(i))
    note.save()
    return note.text if note.size() > 3 else None


@grounded_pure
def asked(i: str, client: Client) -> int:
    fetch(i)
    return client.quota()


@tool
def file(name: str, text: Grounded[str]) -> str:
    """Save a text, and answer under which key."""
    return f"{name}-{len(text)}"


@tool
async def file_later(name: str, text: Grounded[str]) -> str:
    """The same, later."""
    return f"{name}-{len(text)}"


@grounded_pure
def filed(i: str) -> Grounded[str]:
    doc = fetch(i)
    file("a", doc)
    return doc


@grounded_pure
async def filed_later(i: str) -> Grounded[str]:
    doc = fetch(i)
    await file_later("a", doc)
    return doc


@grounded_pure
def answered(i: str) -> str:
    return file("a", fetch(i))  # E: grounded-laundering


@grounded_pure
def answered_by_name(i: str) -> str:
    key = file("a", fetch(i))  # E: grounded-laundering
    return key
