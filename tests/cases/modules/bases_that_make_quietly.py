"""Accepted: what a base of another module runs only computes."""

from __future__ import annotations

from dataclasses import dataclass

from basing import Checked, Listed
from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Shelf(Listed):
    name: str = ""


class Score(Checked):
    name: str = ""


@grounded_pure
def made(i: str) -> Grounded[str]:
    page = fetch(i)
    if "x" in page:
        Shelf(name="one")
        Score(number=3)
    return page


@grounded_pure
def assigned(i: str) -> Grounded[str]:
    score = Score()
    score.number = 4
    return fetch(i)
