"""Accepted: a constructor that only fills its own object may be run by a library after a look."""

from __future__ import annotations

import copy
from collections import UserList, deque
from dataclasses import dataclass
from enum import Enum

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Turns(UserList[str]):
    topic = "none"


class Recent(deque[str]):
    pass


@dataclass(frozen=True)
class Place:
    page: int
    line: int = 0


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@grounded_pure
def answered(i: str, turns: Turns, recent: Recent, place: Place) -> Grounded[str]:
    page = fetch(i)
    if "a" in page:
        turns[:2]
        turns + ["more"]
        recent.copy()
        copy.copy(place)
        copy.deepcopy([place])
        sorted(Colour, key=str)
        str(ValueError([place]))
        match place:
            case Place(1):
                pass
    return page
