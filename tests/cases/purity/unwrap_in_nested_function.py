"""Refused: the unwrap in a nested function."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    def bare(doc: Grounded[str]) -> str:
        return doc.unwrap_discarding_sources()  # E: grounded-laundering

    return bare(fetch(i))
