"""Accepted: unpacking a plain tuple of grounded values keeps each."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def unpacked(i: str) -> Grounded[str]:
    text, number = fetch(i), 3
    (first, *rest) = [text, text]
    assert_type(rest, list[Grounded[str]])
    return first
