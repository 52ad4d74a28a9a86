"""Accepted: proofs that rely on what other proofs do; `marked_makers_replaced` puts others there."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SHARED: list[Grounded[str]] = []
COUNTS: list[int] = []


@grounded_pure
def made(question: str) -> list[Grounded[str]]:
    return [fetch(question)]


@grounded_pure
def also_made(question: str) -> list[Grounded[str]]:
    return [fetch(question), fetch("x")]


@grounded_pure
def shouted(text: Grounded[str]) -> Grounded[str]:
    return text.upper()


@grounded_pure
def counted(text: Grounded[str]) -> Grounded[str]:
    COUNTS.append(1)
    return text.upper()


@grounded_pure
def also_shouted(text: Grounded[str]) -> Grounded[str]:
    return text.title()


class Desk:
    @staticmethod
    @grounded_pure
    def make(question: str) -> list[Grounded[str]]:
        return [fetch(question)]

    @grounded_pure
    def answer(self, question: str) -> Grounded[str]:
        found, doc = self.make(question), fetch(question)
        if "x" in doc:
            found.append(doc)
        return doc


@grounded_pure
def answer(question: str) -> Grounded[str]:
    found = made(question)
    doc = fetch(question)
    if "x" in doc:
        found.append(doc)
        return shouted(doc)
    return doc
