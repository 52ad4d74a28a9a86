"""Refused: what was thrown away with ``_`` is read after all."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def read_recorded(pair: tuple[Grounded[str], int]) -> str:
    _, n = pair
    text: str = _  # N: grounded-coercion[annotated assignment] `_`
    return text


@agent
@grounded_pure
def read_refused(pairs: list[tuple[Grounded[str], int]]) -> list[str]:
    found: list[str] = []
    for n in range(3):
        if n:
            found.append(_)  # E: grounded-laundering `_`
        _, rank = pairs[n]
    return found
