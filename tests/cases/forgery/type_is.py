"""Refused: a narrowing function that answers a grounded type."""

from __future__ import annotations

from typing_extensions import TypeIs

from corvid_runtime import Grounded


def looks_grounded(value: Grounded[str] | str) -> TypeIs[Grounded[str]]:  # E: grounded-forgery
    return True
