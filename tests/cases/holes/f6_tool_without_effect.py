"""Refused: a tool declared grounded without a grounded effect."""

from __future__ import annotations

from corvid_runtime import Grounded, tool
from prelude import proven


@tool
def read(i: str) -> Grounded[str]:  # E: grounded-forgery|grounded-declaration|ungrounded-return
    return proven(i)
