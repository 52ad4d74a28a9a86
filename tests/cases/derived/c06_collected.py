"""Refused: star targets and what starred parameters collect, used otherwise than passed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, keep
from typing_extensions import ParamSpec

P = ParamSpec("P")
T = TypeVar("T")


@grounded_pure
def starred(i: str) -> list[object]:
    items: tuple[str, Grounded[str], int] = ("a", fetch(i), 1)
    first, *rest = items
    told: list[object] = rest  # E: grounded-laundering
    return told


@grounded_pure
def collected(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> str:
    return f"{args}"  # E: grounded-laundering


@grounded_pure
def passed_on(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    return function(*args, **kwargs)


@grounded_pure
def honest(i: str) -> Grounded[str]:
    first, *rest = [fetch(i), fetch("b")]
    return passed_on(keep, first)
