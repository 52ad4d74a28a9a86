"""Refused: the site is the argument, not the call."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_int, log


@agent
def call_recorded(i: str) -> None:
    log("level", fetch_int(i))  # N: grounded-coercion[argument] `fetch_int(i)`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    log("level", fetch_int(i))  # E: grounded-laundering `fetch_int(i)`
