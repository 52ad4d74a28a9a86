"""Accepted: code that mypy does not reach is no business of ours outside a proof."""

from __future__ import annotations

import functools

from corvid_runtime import Grounded, agent, ground, lift
from prelude import fetch, research


def returned(i: str) -> None:
    return
    lift(len)("x")
    ground(i, source="nowhere")


@agent
def narrowed(i: str) -> Grounded[str]:
    if not isinstance(i, str):
        lift(str.upper)(fetch(i))
        functools.partial(research)(i)
    return fetch(i)
