"""Accepted: a list of grounded values keeps them."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def collect(i: str) -> list[Grounded[str]]:
    doc = fetch(i)
    found = [doc, doc + "!"]
    assert_type(found, list[Grounded[str]])
    return found
