"""Accepted: a method of a conditional expression over plain values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def answer(i: str, ok: bool) -> Grounded[str]:
    name = ("ccc" if ok else "bb").strip()
    other = ("ccc" if ok else i).strip()
    third = (name or other).upper()
    return fetch((name + other).strip() + third)
