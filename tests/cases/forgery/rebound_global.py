"""Refused: a rebound function of the module forges a contract."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def kept(doc: Grounded[str]) -> Grounded[str]:
    return doc


def stripped(doc: Grounded[str]) -> Grounded[str]:
    return doc


def forge() -> None:
    global kept
    kept = stripped  # E: grounded-laundering|grounded-forgery
