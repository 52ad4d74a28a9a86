"""Refused: a body that mypy does not check cannot be pure."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch


@grounded_pure
def answer(i):  # type: ignore[no-untyped-def]  # E: grounded-laundering
    return fetch(i)
