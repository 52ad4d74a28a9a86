"""Refused: percent formatting of bytes."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_bytes


@agent
def lost_recorded(i: str) -> bytes:
    raw = fetch_bytes(i)
    return b"<%s>" % raw  # N: grounded-coercion[argument|interpolation] `raw`


@agent
@grounded_pure
def lost_refused(i: str) -> bytes:
    raw = fetch_bytes(i)
    return b"<%s>" % raw  # E: grounded-laundering `raw`
