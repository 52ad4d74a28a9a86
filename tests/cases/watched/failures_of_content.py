"""Refused: a retrieval in a `try` is asked by what content says, or something else fails there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def search(question: str) -> list[Grounded[str]]:
    return [ground(question, source="a.txt")]


@tool(uses=retrieval)
async def search_beside(question: str) -> list[Grounded[str]]:
    return [ground(question, source="a.txt")]


@dataclass
class Strict:
    text: Grounded[str]

    def __post_init__(self) -> None:
        if "x" in self.text:
            raise ValueError("an x")


@dataclass
class Failure:
    reason: str


def checked(hits: list[Grounded[str]]) -> list[Grounded[str]]:
    if "x" in hits[0]:
        raise ValueError("an x")
    return hits


@grounded_pure
def made_of_it(hits: list[Grounded[str]]) -> str:
    try:
        Strict(hits[0])
    except ValueError:
        return "bad"  # E: grounded-laundering
    return "good"  # E: grounded-laundering


@grounded_pure
def asked_after_a_look(hits: list[Grounded[str]]) -> str:
    is_asked = "x" in hits[0]
    try:
        if is_asked:
            search("more")
    except OSError:
        return "bad"  # E: grounded-laundering
    return "good"  # E: grounded-laundering


@grounded_pure
def asked_of_content(hits: list[Grounded[str]]) -> str:
    try:
        search("more" if "x" in hits[0] else "less")
    except OSError:
        return "bad"  # E: grounded-laundering
    return "good"  # E: grounded-laundering


@grounded_pure
def asked_until_found(hits: list[Grounded[str]]) -> str:
    for hit in hits:
        if "x" in hit:
            break
        try:
            search("more")
        except OSError:
            return "bad"  # E: grounded-laundering
    return "good"  # E: grounded-laundering


@grounded_pure
def checked_with_it(question: str) -> tuple[list[Grounded[str]], str]:
    try:
        hits = checked(search(question))
    except (OSError, ValueError):
        return [], "bad"  # E: grounded-laundering
    return hits, "good"  # E: grounded-laundering


@grounded_pure
def sorted_with_it(question: str) -> tuple[list[Grounded[str]], str]:
    try:
        hits = search(question)
        hits.sort()
    except (OSError, TypeError):
        return [], "bad"  # E: grounded-laundering
    return hits, "good"  # E: grounded-laundering


@grounded_pure
async def checked_at_once(questions: list[str]) -> str:
    async def one(question: str) -> list[Grounded[str]]:
        return checked(await search_beside(question))

    try:
        await asyncio.gather(*(one(question) for question in questions))
    except ValueError:
        return "bad"  # E: grounded-laundering
    return "good"  # E: grounded-laundering


@grounded_pure
def told_why(question: str) -> list[Grounded[str]] | Failure:
    try:
        return search(question)
    except OSError as error:
        return Failure(str(error))  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def not_permitted(question: str) -> tuple[list[Grounded[str]], str]:
    try:
        return search(question), "good"  # E: grounded-laundering
    except OSError:
        return [], "bad"
