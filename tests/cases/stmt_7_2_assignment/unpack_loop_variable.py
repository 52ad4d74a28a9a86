"""Refused: a loop variable declared plain."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def looped_recorded(docs: list[Grounded[str]]) -> None:
    text = "a"
    for text in docs:  # N: grounded-coercion[assignment]
        pass


@agent
@grounded_pure
def looped_refused(docs: list[Grounded[str]]) -> None:
    text = "a"
    for text in docs:  # E: grounded-laundering
        pass
