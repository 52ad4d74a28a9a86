"""Refused: reading an attribute through __getattr__ runs program code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Holder:
    def __getattr__(self, name: str) -> str:
        return name


@grounded_pure
def answer(holder: Holder) -> str:
    return holder.anything  # E: grounded-laundering
