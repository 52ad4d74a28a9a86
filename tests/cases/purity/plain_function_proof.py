"""Accepted: a plain function with a proof."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@grounded_pure
def brackets(doc: Grounded[str]) -> Grounded[str]:
    return "<" + doc + ">"


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return brackets(fetch(i))
