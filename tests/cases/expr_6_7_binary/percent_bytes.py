"""Accepted: percent formatting of bytes with grounded bytes is their common type's."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch_bytes


@agent
@grounded_pure
def answer(i: str) -> Grounded[bytes]:
    return b"<%s>" % fetch_bytes(i)
