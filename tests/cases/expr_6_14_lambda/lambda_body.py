"""Refused: the body of a lambda in a plain slot."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def made_recorded(i: str) -> None:
    doc = fetch(i)
    answer: Callable[[], str] = lambda: doc  # N: grounded-coercion[return] `doc`


@agent
@grounded_pure
def made_refused(i: str) -> None:
    doc = fetch(i)
    answer: Callable[[], str] = lambda: doc  # E: grounded-laundering `doc`
