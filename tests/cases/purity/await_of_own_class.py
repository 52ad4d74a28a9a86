"""Refused: awaiting a program class runs its code."""

from __future__ import annotations

from collections.abc import Generator

from corvid_runtime import grounded_pure


class Later:
    def __await__(self) -> Generator[None, None, str]:
        yield
        return "done"


@grounded_pure
async def answer(later: Later) -> str:
    return await later  # E: grounded-laundering
