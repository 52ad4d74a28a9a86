"""Refused: what a base of another module runs when an object is made, or a field is assigned."""

from __future__ import annotations

from dataclasses import dataclass

from basing import SEEN, Listed, Numbered, Validated
from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Page(Numbered):
    name: str = ""


@dataclass
class Shelf(Listed):
    name: str = ""


class Score(Validated):
    name: str = ""


@grounded_pure
def made(i: str) -> Grounded[str]:
    page = fetch(i)
    if "x" in page:
        Page()  # E: grounded-laundering
    return page


@grounded_pure
def made_quietly(i: str) -> Grounded[str]:
    page = fetch(i)
    if "x" in page:
        Shelf()
    return page


@grounded_pure
def validated(i: str) -> Grounded[str]:
    page = fetch(i)
    if "x" in page:
        Score(number=3)  # E: grounded-laundering
    return page


@grounded_pure
def assigned(i: str) -> Grounded[str]:
    page, score = fetch(i), Score()
    if "x" in page:
        score.number = 4  # E: grounded-laundering
    return page


def main(text: str) -> int:
    made(text)
    return len(SEEN)
