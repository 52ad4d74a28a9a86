"""Accepted: awaiting an asynchronous retrieval gives a grounded value."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_later


@agent
@grounded_pure
async def later(i: str) -> Grounded[str]:
    doc = await fetch_later(i)
    assert_type(doc, Grounded[str])
    return doc + "!"
