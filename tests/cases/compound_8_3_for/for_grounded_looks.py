"""Refused: what a loop over something grounded decides, or does, or puts elsewhere."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch

SEEN: list[int] = []


def words(text: Grounded[str]) -> list[str]:
    return [word for word in text.split()]


@grounded_pure
def changed(i: str) -> None:
    for _ in fetch(i):
        SEEN.append(1)  # E: grounded-laundering


@grounded_pure
def added(i: str) -> Grounded[str]:
    text = fetch("b")
    for word in fetch(i).split():  # E: grounded-laundering[iteration] `fetch(i).split()`
        text = text + word
    return text


@grounded_pure
def joined(i: str) -> Grounded[str]:
    return join(" ", [word for word in fetch(i).split()])  # E: grounded-laundering[iteration]


@grounded_pure
def helped(i: str) -> list[str]:
    return words(fetch(i))  # E: grounded-laundering[argument] `words(fetch(i))`


@grounded_pure
def raised(i: str) -> None:
    for word in fetch(i).split():
        raise ValueError(word)  # E: grounded-laundering[iteration] `ValueError(word)`


@grounded_pure
def found(i: str) -> str | None:
    return next((word for word in fetch(i).split() if "a" in word), None)  # E: grounded-laundering


@grounded_pure(discloses=())
def untold(i: str) -> Grounded[str] | None:
    text = fetch(i)
    for _ in text:  # E: grounded-laundering `text`
        pass
    return text
