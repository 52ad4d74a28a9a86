"""Accepted: records without code of their own, or with proved code, are copied and replaced."""

from __future__ import annotations

import copy
import dataclasses
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch


@dataclass
class Counted:
    held: Grounded[str]
    n: int = 0

    @grounded_pure
    def __post_init__(self) -> None:
        self.n += 1

    def __str__(self) -> str:
        return "counted"


@grounded_pure
def answer(i: str) -> list[Grounded[str]]:
    counted = Counted(fetch(i))
    quotes = copy.deepcopy([Quote(fetch(i))])
    return [dataclasses.replace(copy.copy(counted), n=2).held, quotes[0].text]
