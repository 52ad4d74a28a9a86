"""Refused: a loss inside an unpacked display, which is returned."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def unpacked_recorded(i: str) -> None:
    doc = fetch(i)
    text, number = f"{doc}", 1  # N: grounded-coercion[interpolation] `doc`


@agent
@grounded_pure
def unpacked_refused(i: str) -> None:
    doc = fetch(i)
    text, number = f"{doc}", 1


@agent
@grounded_pure
def told(i: str) -> str:
    text, number = f"{fetch(i)}", 1
    return text  # E: grounded-laundering
