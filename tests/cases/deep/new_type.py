"""Refused: a NewType takes plain values."""

from __future__ import annotations

from typing import NewType

from corvid_runtime import agent, grounded_pure
from prelude import fetch

UserId = NewType("UserId", str)


@agent
def drop_recorded(i: str) -> UserId:
    return UserId(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def drop_refused(i: str) -> UserId:
    return UserId(fetch(i))  # E: grounded-laundering `fetch(i)`
