"""Refused: a descriptor runs program code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Field:
    def __get__(self, instance: object, owner: type | None = None) -> str:
        return "read"


class Holder:
    name = Field()


@grounded_pure
def answer(holder: Holder) -> str:
    return holder.name  # E: grounded-laundering
