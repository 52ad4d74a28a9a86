"""Refused: a nested agent without a proof belongs to the body."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    @agent
    def inner(doc: Grounded[str]) -> str:  # E: grounded-laundering
        return doc  # N: grounded-coercion[return] `doc`

    return inner(fetch(i))  # E: grounded-laundering
