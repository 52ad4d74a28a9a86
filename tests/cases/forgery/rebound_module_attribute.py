"""Refused: a rebound attribute of a module forges a contract."""

from __future__ import annotations

import prelude
from prelude import research


def forge() -> None:
    prelude.proven = research  # E: grounded-laundering|grounded-forgery
