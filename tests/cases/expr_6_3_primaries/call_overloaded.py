"""Refused: an overloaded callee that takes plain values."""

from __future__ import annotations

import re

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return re.sub("a", "b", doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return re.sub("a", "b", doc)  # E: grounded-laundering `doc`
