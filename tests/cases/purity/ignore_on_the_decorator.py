"""Refused: an ignore on the decorator silences the proof, and callers see no proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@grounded_pure  # type: ignore[grounded-laundering]
def silenced(doc: Grounded[str]) -> Grounded[str]:
    print([doc.unwrap_discarding_sources()])
    return doc


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return silenced(fetch(i))  # E: grounded-laundering
