"""Refused: a callback handed through two functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from typing_extensions import ParamSpec

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research

P = ParamSpec("P")
T = TypeVar("T")


@grounded_pure
def call(ask: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    return ask(*args, **kwargs)


@agent
@grounded_pure
def honest(i: str) -> Grounded[str]:
    return call(proven, i)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return call(research, i)  # E: grounded-laundering
