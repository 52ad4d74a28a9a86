"""Refused: a logger, and what formats its lines, tell how they were made."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def name(reply: Grounded[str]) -> str:
    return logging.getLogger(reply).name  # E: grounded-laundering


@grounded_pure
def is_written(level: Grounded[int]) -> bool:
    return logging.getLogger("desk").isEnabledFor(level)  # E: grounded-laundering


@grounded_pure
def date_format(reply: Grounded[str]) -> str | None:
    return logging.Formatter(datefmt=reply).datefmt  # E: grounded-laundering
