"""Refused: the three ways to break a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, research


@agent
@grounded_pure
def implicitly(i: str) -> str:
    return fetch(i)  # E: grounded-laundering `fetch(i)`


@agent
@grounded_pure
def explicitly(i: str) -> str:
    doc = fetch(i)
    return doc.unwrap_discarding_sources()  # E: grounded-laundering


@agent
@grounded_pure
def transitively(i: str) -> Grounded[str]:
    return research(i)  # E: grounded-laundering `research(i)`
