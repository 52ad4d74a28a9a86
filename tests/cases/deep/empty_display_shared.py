"""Refused: a list declared to hold plain text is no empty display."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch


@grounded_pure
def kept(i: str) -> list[str]:
    batch: list[str] = []
    batch, count = [fetch(i)], 1  # E: grounded-laundering
    return batch
