"""Accepted: an effect with only a cost grounds nothing."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import agent, grounded_pure
from prelude import translate


@agent
@grounded_pure
def answer(i: str) -> str:
    assert_type(translate(i), str)
    return translate(i)
