"""Refused: a frame sees every name."""

from __future__ import annotations

import inspect

from corvid_runtime import grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> str:
    doc = fetch(i)
    return str(inspect.currentframe())  # E: grounded-laundering
