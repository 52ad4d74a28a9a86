"""Accepted: a cast between grounded types."""

from __future__ import annotations

from typing import cast

from corvid_runtime import Grounded, agent
from prelude import fetch_maybe


@agent
def answer(i: str) -> Grounded[str]:
    doc = fetch_maybe(i)
    return cast("Grounded[str]", doc)
