"""Refused: a type variable may stand for a grounded type, and a cast to it makes one."""

from __future__ import annotations

from typing import TypeVar, cast

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")


@grounded_pure
def mint(x: T, v: str) -> T:
    return cast(T, v)  # E: grounded-forgery


@grounded_pure
def keep(x: T) -> T:
    return x


@grounded_pure
def answer(i: str) -> Grounded[str]:
    return mint(keep(fetch(i)), "made up")  # E: grounded-laundering
