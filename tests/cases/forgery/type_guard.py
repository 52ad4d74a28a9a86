"""Refused: a type guard that answers a grounded type."""

from __future__ import annotations

from typing_extensions import TypeGuard

from corvid_runtime import Grounded


def looks_grounded(value: object) -> TypeGuard[Grounded[str]]:  # E: grounded-forgery
    return True
