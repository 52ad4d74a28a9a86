"""Refused: a frame sees every name, whoever hands it out."""

from __future__ import annotations

import sys

from corvid_runtime import grounded_pure
from prelude import fetch


@grounded_pure
def answer(i: str) -> str:
    doc = fetch(i)
    return str(sys._getframe().f_locals)  # E: grounded-laundering
