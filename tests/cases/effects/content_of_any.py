"""Refused: content of type Any handed to a tool; a plain number that was computed from it is a line."""

from __future__ import annotations

import operator

from corvid_runtime import grounded_pure
from prelude import fetch, log


@grounded_pure
def added(key: str) -> None:
    log(operator.add("a", fetch(key)))  # E: grounded-laundering


@grounded_pure
def counted(key: str) -> None:
    log("text", len(fetch(key)))
