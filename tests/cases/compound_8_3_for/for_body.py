"""Refused: a site inside the body of a loop."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import log


@agent
def looped_recorded(docs: list[Grounded[str]]) -> None:
    for doc in docs:
        log(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def looped_refused(docs: list[Grounded[str]]) -> None:
    for doc in docs:
        log(doc)  # E: grounded-laundering `doc`
