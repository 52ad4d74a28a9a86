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
