"""Refused: decorated by a call, checked just the same."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch


def body(i: str) -> str:
    doc = fetch(i)
    if doc:
        return "yes"  # E: grounded-laundering `"yes"`
    return "no"  # E: grounded-laundering `"no"`


answer = grounded_pure(body)
