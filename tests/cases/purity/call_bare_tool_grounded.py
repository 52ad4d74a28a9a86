"""Refused: a bare tool with a grounded argument."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, log


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    doc = fetch(i)
    log(doc)  # E: grounded-laundering `doc`
    return doc
