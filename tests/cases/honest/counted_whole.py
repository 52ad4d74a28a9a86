"""Refused: how long a text is; how many items a boundary gave is disclosed, and what is tested."""

from __future__ import annotations

from corvid_runtime import Grounded, each, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, fetch_rows


@grounded_pure(discloses=["length", "condition"])
def counted(question: str) -> tuple[int, list[Grounded[str]]]:
    rows = fetch_rows(question)
    return len(rows), each(rows)


@grounded_pure(discloses=["condition"])
def disclosed(question: str) -> int:
    rows = fetch_rows(question)
    return len(rows)  # E: grounded-laundering


@grounded_pure
def words(question: str) -> int:
    doc = fetch(question)
    return len(doc.split())  # E: grounded-laundering


@grounded_pure
def letters(question: str) -> int:
    return len(fetch(question))  # E: grounded-laundering


@grounded_pure
def any_of_several(question: str) -> Grounded[str] | InsufficientEvidence:
    rows = tuple(row.strip() for row in each(fetch_rows(question)))
    if not any(rows):
        return InsufficientEvidence(reason="nothing but blanks")
    return rows[0]


@grounded_pure
def any_told(question: str) -> bool:
    rows = tuple(row.strip() for row in each(fetch_rows(question)))
    return any(rows)  # E: grounded-laundering


@grounded_pure
def gathered(question: str) -> list[Grounded[str]]:
    found = each(fetch_rows(question))
    while "more" in found[-1]:
        found += each(fetch_rows(question))
    return found
