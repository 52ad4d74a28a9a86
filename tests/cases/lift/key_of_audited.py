"""Refused: a key handed to a lifted function receives bare content."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import unsourced_int


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> None:
    lift(sorted)(docs, key=unsourced_int)  # E: grounded-laundering
