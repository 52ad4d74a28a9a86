"""Refused: the first one of a generator that advances what others have, runs what acts, or is plain."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

seen: list[str] = []


def noted(word: str) -> str:
    seen.append(word)
    return word


@grounded_pure
def advanced(i: str, words: Iterator[str]) -> Grounded[str]:
    page = fetch(i)
    if page == "a":
        next((word for word in words), None)  # E: grounded-laundering `words`
    return page


@grounded_pure
def advanced_until(i: str, words: Iterator[str]) -> Grounded[str]:
    page = fetch(i)
    next((word for word in words if word == page), None)  # E: grounded-laundering `words`
    return page


@grounded_pure
def ran(i: str, words: list[str]) -> Grounded[str]:
    page = fetch(i)
    if page == "a":
        next((noted("x") for word in words), None)  # E: grounded-laundering `noted("x")`
    return page


@grounded_pure
def plain_one(i: str, words: list[str]) -> str | None:
    page = fetch(i)
    return next((word for word in words if word == page), None)  # E: grounded-laundering
