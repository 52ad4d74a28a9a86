"""Accepted: keyword arguments in grounded parameters."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@grounded_pure
def glued(*, first: Grounded[str], **more: Grounded[str]) -> Grounded[str]:
    return first


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return glued(first=fetch(i), second=fetch("b"))
