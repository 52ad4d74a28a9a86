"""Refused: percent formatting of bytes reads grounded bytes as they are."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_bytes


@agent
def answer_recorded(i: str) -> bytes:
    return b"<%s>" % fetch_bytes(i)  # N: grounded-coercion[interpolation] `fetch_bytes(i)`


@agent
@grounded_pure
def answer_refused(i: str) -> bytes:
    return b"<%s>" % fetch_bytes(i)  # E: grounded-laundering `fetch_bytes(i)`
