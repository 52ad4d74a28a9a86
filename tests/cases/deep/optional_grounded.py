"""Refused: an optional grounded value where an optional plain one is expected."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch_maybe


@agent
def drop_recorded(i: str) -> str | None:
    return fetch_maybe(i)  # N: grounded-coercion[return|optional] `fetch_maybe(i)`


@agent
@grounded_pure
def drop_refused(i: str) -> str | None:
    return fetch_maybe(i)  # E: grounded-laundering `fetch_maybe(i)`
