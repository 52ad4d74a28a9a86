"""Accepted: outside agents Any is mypy's business."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded


def answer(value: Any) -> None:
    doc: Grounded[str] = value
