"""Refused: a tool that claims grounding without an effect."""

from __future__ import annotations

from corvid_runtime import Grounded, tool
from prelude import fetch


@tool
def read(i: str) -> Grounded[str]:  # E: grounded-forgery|grounded-declaration|ungrounded-return
    return fetch(i)
