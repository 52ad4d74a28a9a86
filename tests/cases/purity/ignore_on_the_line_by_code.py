"""Refused: an ignore of our code on the offending line does not silence the proof."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str) -> str:
    doc = fetch(i)
    return f"{doc}"  # type: ignore[grounded-laundering]  # E: grounded-laundering, unused-ignore
