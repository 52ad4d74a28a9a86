"""Refused: a condition inside a lambda."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def made_recorded(docs: list[Grounded[str]]) -> None:
    first = lambda: "yes" if docs[0] else "no"  # N: grounded-coercion[condition] `docs[0]`


@agent
@grounded_pure
def made_refused(docs: list[Grounded[str]]) -> None:
    first = lambda: "yes" if docs[0] else "no"  # E: grounded-laundering `docs[0]`
