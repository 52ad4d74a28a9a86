"""Refused: a generic pure body must not render what it is handed."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import grounded_pure

T = TypeVar("T")


@grounded_pure
def shown(value: T) -> str:
    return f"{value}"  # E: grounded-laundering `value`
