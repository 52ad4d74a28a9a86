"""Refused: a class made at run time."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import helper


@agent
@grounded_pure
def made(i: str) -> None:
    type("Made", (), {"answer": helper})()  # E: grounded-laundering  # E: grounded-laundering
