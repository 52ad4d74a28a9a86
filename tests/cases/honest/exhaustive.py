"""Accepted: what says that a test was exhaustive is unreachable, and ends the run."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from typing_extensions import assert_never

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Mode(Enum):
    FAST = 1
    SLOW = 2


@grounded_pure
def by_mode(mode: Mode, i: str) -> Grounded[str]:
    match mode:
        case Mode.FAST:
            return fetch(i)
        case Mode.SLOW:
            return fetch(i).upper()
        case _:
            assert_never(mode)


@grounded_pure
def by_kind(kind: Literal["a", "b"], i: str) -> Grounded[str]:
    if kind == "a":
        return fetch(i)
    elif kind == "b":
        return fetch(i + "b")
    else:
        raise AssertionError("unreachable")
