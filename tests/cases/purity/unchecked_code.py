"""Refused: code that mypy does not check, behind a test that also asks for a platform."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from corvid_runtime import grounded_pure, plain
from prelude import fetch

LAST: list[str] = []


@grounded_pure
def mixed(i: str) -> str:
    if not TYPE_CHECKING or sys.version_info < (3,):
        return plain(fetch(i))  # E: grounded-laundering
    return ""


@grounded_pure
def operand(i: str) -> str:
    d = fetch(i)
    TYPE_CHECKING or LAST.append(f"{d}")  # E: grounded-laundering
    return LAST[-1]
