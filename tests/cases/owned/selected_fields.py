"""Refused: a display of a TypedDict shows which items a field selects, and nothing else."""

from __future__ import annotations

from typing import TypedDict

from corvid_runtime import Grounded, each, grounded_pure
from prelude import fetch_rows


class Reply(TypedDict):
    question: str
    notes: list[Grounded[str]]


class Plain(TypedDict):
    question: str
    notes: list[str]


@grounded_pure
def honest(question: str) -> Reply:
    found = [row for row in each(fetch_rows(question)) if "x" in row]
    return {"question": question, "notes": found}


@grounded_pure
def beside(question: str) -> Reply:
    found = [row for row in each(fetch_rows(question)) if "x" in row]
    asked = "some" if found else "none"
    return {"question": asked, "notes": found}  # E: grounded-laundering


@grounded_pure
def plainly(question: str) -> Plain:
    found = ["a" for row in each(fetch_rows(question)) if "x" in row]
    return {"question": question, "notes": found}  # E: grounded-laundering


@grounded_pure
def counted(question: str) -> list[Reply]:
    found: list[Reply] = []
    for row in each(fetch_rows(question)):
        if "x" in row:
            found.append({"question": question, "notes": []})
    return found  # E: grounded-laundering


@grounded_pure(discloses=("condition", "length"))
def undisclosed(question: str) -> Reply:
    found = [row for row in each(fetch_rows(question)) if "x" in row]
    return {"question": question, "notes": found}  # E: grounded-laundering
