"""Refused: what a manager hands through meets a plain slot."""

from __future__ import annotations

import contextlib

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def opened_recorded(i: str) -> str:
    with contextlib.nullcontext(fetch(i)) as doc:
        return doc  # N: grounded-coercion[return] `doc`


@agent
@grounded_pure
def opened_refused(i: str) -> str:
    with contextlib.nullcontext(fetch(i)) as doc:
        return doc  # E: grounded-laundering `doc`
