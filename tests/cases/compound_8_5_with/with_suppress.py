"""Refused: a manager that swallows exceptions tells whether there was one."""

from __future__ import annotations

import contextlib

from corvid_runtime import agent, grounded_pure, lift
from prelude import fetch


@agent
def opened_recorded(i: str) -> None:
    doc = fetch(i)
    with contextlib.suppress(ValueError):
        n = lift(int)(doc)


@agent
@grounded_pure
def opened_refused(i: str) -> None:
    doc = fetch(i)
    with contextlib.suppress(ValueError):
        n = lift(int)(doc)


@agent
@grounded_pure
def told(i: str) -> bool:
    failed = True
    with contextlib.suppress(ValueError):
        lift(int)(fetch(i))
        failed = False
    return failed  # E: grounded-laundering
