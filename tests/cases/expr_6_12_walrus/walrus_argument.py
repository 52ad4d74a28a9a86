"""Refused: an assignment expression as an argument."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch, log


@agent
def named_recorded(i: str) -> None:
    log(doc := fetch(i))  # N: grounded-coercion[argument]


@agent
@grounded_pure
def named_refused(i: str) -> None:
    log(doc := fetch(i))  # E: grounded-laundering
