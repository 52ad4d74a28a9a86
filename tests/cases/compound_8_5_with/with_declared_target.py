"""Refused: the target of a with item is a declared plain variable."""

from __future__ import annotations

import contextlib

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def opened_recorded(i: str) -> None:
    text = "a"
    with contextlib.nullcontext(fetch(i)) as text:  # N: grounded-coercion
        pass


@agent
@grounded_pure
def opened_refused(i: str) -> None:
    text = "a"
    with contextlib.nullcontext(fetch(i)) as text:  # E: grounded-laundering
        pass
