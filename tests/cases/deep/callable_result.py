"""Refused: a callable with a grounded result where a plain one is expected."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def drop_recorded(i: str) -> None:
    ask: Callable[[str], object] = fetch  # N: grounded-coercion[annotated assignment] `fetch`


@agent
@grounded_pure
def drop_refused(i: str) -> None:
    ask: Callable[[str], object] = fetch  # E: grounded-laundering `fetch`
