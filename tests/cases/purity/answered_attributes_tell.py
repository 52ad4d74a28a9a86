"""Refused: after a look, an attribute whose answer changes what is read back later."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Counted:
    def __init__(self) -> None:
        self.reads: list[str] = []
        self.limit = 3

    def __getattribute__(self, name: str) -> object:
        reads: list[str] = object.__getattribute__(self, "reads") if name == "limit" else []
        reads.append(name)
        return object.__getattribute__(self, name)


class Remembering:
    def __init__(self) -> None:
        self.asked: list[str] = []

    def __getattr__(self, name: str) -> int:
        self.asked.append(name)
        return 3


class Constant:
    def __getattr__(self, name: str) -> int:
        return 3


@grounded_pure
def counted(query: str) -> int:
    holder = Counted()
    doc = fetch(query)
    if "bravo" in doc:
        doc = doc[: holder.limit]  # E: grounded-laundering
    return len(holder.reads)


@grounded_pure
def remembered(query: str) -> int:
    holder = Remembering()
    doc = fetch(query)
    if "bravo" in doc:
        doc = doc[: holder.limit]  # E: grounded-laundering
    return len(holder.asked)


@grounded_pure
def read_before(query: str) -> Grounded[str]:
    limit = Remembering().limit
    doc = fetch(query)
    if "bravo" in doc:
        doc = doc[:limit]
    return doc


@grounded_pure
def constant(query: str) -> Grounded[str]:
    holder = Constant()
    doc = fetch(query)
    if "bravo" in doc:
        doc = doc[: holder.limit]
    return doc
