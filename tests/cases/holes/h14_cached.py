"""Refused: cached and replayed results."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

cached_fetch = functools.lru_cache(fetch)


@agent
@grounded_pure
def launder(i: str) -> Grounded[str]:
    return cached_fetch(i)  # E: grounded-laundering


@functools.cache
def keep_plain(text: str) -> str:
    return text


@agent
def replay_recorded(i: str) -> None:
    replayed: dict[str, str] = {}
    replayed["a"] = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`


@agent
@grounded_pure
def replay_refused(i: str) -> None:
    replayed: dict[str, str] = {}
    replayed["a"] = fetch(i)  # E: grounded-laundering `fetch(i)`
