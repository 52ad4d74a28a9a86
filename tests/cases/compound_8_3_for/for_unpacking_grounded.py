"""Refused: unpacking each grounded pair iterates over it."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def looped_recorded(pairs: list[Grounded[tuple[str, int]]]) -> None:
    for text, number in pairs:  # N: grounded-coercion[iteration]
        pass


@agent
@grounded_pure
def looped_refused(pairs: list[Grounded[tuple[str, int]]]) -> None:
    for text, number in pairs:  # E: grounded-laundering
        pass
