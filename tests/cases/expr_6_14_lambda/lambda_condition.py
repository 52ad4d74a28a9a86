"""Refused: what a lambda returns is decided by a condition inside it."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def made_recorded(docs: list[Grounded[str]]) -> None:
    first = lambda: "yes" if docs[0] else "no"  # N: grounded-coercion[condition] `docs[0]`


@agent
@grounded_pure
def made_refused(docs: list[Grounded[str]]) -> None:
    first = lambda: "yes" if docs[0] else "no"


@agent
@grounded_pure
def told(docs: list[Grounded[str]]) -> list[str]:
    return [tell(docs) for tell in [lambda ds: "yes" if ds[0] else "no"]]  # E: grounded-laundering
