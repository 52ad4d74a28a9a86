"""Refused: calling the type of a grounded value makes another one."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def answer(i: str) -> Grounded[str]:
    return type(fetch(i))(i)  # N: grounded-coercion  # E: grounded-forgery, ungrounded-return|call-arg
