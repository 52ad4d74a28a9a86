"""Refused: a cast to a plain type drops the grounding."""

from __future__ import annotations

from typing import cast

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str) -> str:
    return cast(str, fetch(i))  # N: grounded-coercion[cast]


@agent
@grounded_pure
def answer_refused(i: str) -> str:
    return cast(str, fetch(i))  # E: grounded-laundering
