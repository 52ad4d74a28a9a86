"""Refused: an asynchronous stream as one of objects."""

from __future__ import annotations

from collections.abc import AsyncIterator

from corvid_runtime import agent, grounded_pure
from prelude import fetch_tokens


@agent
def drop_recorded(i: str) -> AsyncIterator[object]:
    return fetch_tokens(i)  # N: grounded-coercion[return] `fetch_tokens(i)`


@agent
@grounded_pure
def drop_refused(i: str) -> AsyncIterator[object]:
    return fetch_tokens(i)  # E: grounded-laundering `fetch_tokens(i)`
