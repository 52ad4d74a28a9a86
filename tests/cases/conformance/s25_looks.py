"""Refused: a look between grounded results, where nothing may be disclosed."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_flag


@agent
@grounded_pure
def chosen(i: str) -> Grounded[str]:
    doc, other = fetch(i), fetch("b")
    if fetch_flag(i):
        return doc
    return other


@agent
@grounded_pure(discloses=())
def undisclosed(i: str) -> Grounded[str]:
    doc, other = fetch(i), fetch("b")
    if fetch_flag(i):  # E: grounded-laundering
        return doc
    return other
