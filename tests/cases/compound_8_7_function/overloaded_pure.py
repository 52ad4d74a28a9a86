"""Accepted: an overloaded function with a proof."""

from __future__ import annotations

from typing import overload

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@overload
@grounded_pure
def same(value: int) -> int: ...
@overload
@grounded_pure
def same(value: str) -> str: ...
@grounded_pure
def same(value: int | str) -> int | str:
    return value


@agent
@grounded_pure
def called(i: str) -> Grounded[str]:
    return fetch(same(i))
