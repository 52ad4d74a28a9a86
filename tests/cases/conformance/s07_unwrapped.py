"""Accepted: an explicit unwrap is returned as plain."""

from __future__ import annotations

from corvid_runtime import agent
from prelude import fetch


@agent
def answer(i: str) -> str:
    doc = fetch(i)
    return doc.unwrap_discarding_sources()
