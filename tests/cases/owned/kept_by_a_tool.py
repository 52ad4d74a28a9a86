"""Refused: a list or an object that a tool may have kept, or what a list in a prompt holds, is changed after a look."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, prompt, tool
from prelude import fetch

LISTS: list[list[str]] = []


class Shelf:
    """Rows that may be shown to others."""

    def __init__(self) -> None:
        self.rows: list[str] = []

    def tell(self) -> None:
        """Show the shelf to the world outside."""
        shelve(self)

    def add(self, row: str) -> None:
        """Put a row on the shelf."""
        self.rows.append(row)


SHELVES: list[Shelf] = []


@tool
def keep(rows: list[str]) -> None:
    LISTS.append(rows)


@tool
def shelve(shelf: Shelf) -> None:
    SHELVES.append(shelf)


@dataclass
class Row:
    """One row of a table."""

    title: str
    cells: list[str] = field(default_factory=list)


ROWS: list[Row] = []


@prompt(model="small")
def rate(rows: list[Row]) -> int:
    ROWS.extend(rows)
    return len(rows)


@prompt(model="small")
async def rate_later(rows: list[str]) -> int:
    return len(rows)


def keep_for_later(rows: list[str]) -> None:
    keep(rows)


@grounded_pure
def launder_by_tool(i: str) -> Grounded[str]:
    rows: list[str] = []
    keep(rows)
    doc = fetch(i)
    if "x" in doc:
        rows.append("yes")  # E: grounded-laundering
    return doc


@grounded_pure
def launder_by_helper(i: str) -> Grounded[str]:
    rows: list[str] = []
    keep_for_later(rows)
    doc = fetch(i)
    if "x" in doc:
        rows.append("yes")  # E: grounded-laundering
    return doc


@grounded_pure
def launder_by_prompt(i: str) -> Grounded[str]:
    rows = [Row("first")]
    best = rate(rows)
    doc = fetch(i)
    if len(doc) > best:
        rows[0].cells.append("yes")  # E: grounded-laundering
    return doc


@grounded_pure
async def launder_by_prompt_that_waits(i: str) -> Grounded[str]:
    rows: list[str] = []
    rating = rate_later(rows)
    doc = fetch(i)
    if "x" in doc:
        rows.append("yes")  # E: grounded-laundering
    return doc if await rating > 1 else fetch("other")


@grounded_pure
def launder_by_method(i: str) -> Grounded[str]:
    shelf = Shelf()
    shelf.tell()
    doc = fetch(i)
    if "x" in doc:
        shelf.add("yes")  # E: grounded-laundering
    return doc


@grounded_pure
def launder_object(i: str) -> Grounded[str]:
    shelf = Shelf()
    shelve(shelf)
    doc = fetch(i)
    if "x" in doc:
        shelf.add("yes")  # E: grounded-laundering
    return doc


@grounded_pure
def honest(i: str) -> Grounded[str]:
    doc, shelf = fetch(i), Shelf()
    if "x" in doc:
        shelf.add("yes")
    return doc
