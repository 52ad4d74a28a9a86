"""Accepted: a bound that admits no grounded value needs no care."""

from __future__ import annotations

from typing import TypeVar

from corvid_runtime import grounded_pure

T = TypeVar("T", bound=int)


@grounded_pure
def shown(value: T) -> str:
    if value > 3:
        return f"{value}"
    return "few"
