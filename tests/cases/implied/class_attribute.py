"""Accepted: a class attribute, a member of an enumeration and a generic class are only read."""

from __future__ import annotations

from enum import Enum
from typing import ClassVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Mode(Enum):
    FAST = "fast"
    SLOW = "slow"


class Settings:
    default: ClassVar[str] = "a"


@grounded_pure
def answer(mode: Mode) -> list[Grounded[str]]:
    found = list[Grounded[str]]()
    if mode is Mode.FAST and mode == Mode["FAST"]:
        found.append(fetch(Settings.default + mode.value))
    return found
