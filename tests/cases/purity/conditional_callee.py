"""Refused: a choice between two contracts."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import proven, research


@agent
@grounded_pure
def answer(i: str, ok: bool) -> Grounded[str]:
    chosen = proven if ok else research  # E: grounded-laundering
    return chosen(i)  # E: grounded-laundering
