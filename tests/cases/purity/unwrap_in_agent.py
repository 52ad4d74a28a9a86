"""Accepted: an agent without a proof may unwrap, explicitly."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import agent
from prelude import fetch


@agent
def answer(i: str) -> str:
    doc = fetch(i)
    assert_type(doc.unwrap_discarding_sources(), str)
    return doc.unwrap_discarding_sources()
