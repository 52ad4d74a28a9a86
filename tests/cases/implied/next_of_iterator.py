"""Refused: a loop asks what __iter__ gives for the next item."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Twice:
    held: Grounded[str]

    def __next__(self) -> str:
        return self.held.unwrap_discarding_sources()

    @grounded_pure
    def __iter__(self) -> Twice:
        return self


@dataclass
class Later:
    held: Grounded[str]

    async def __anext__(self) -> str:
        return self.held.unwrap_discarding_sources()

    @grounded_pure
    def __aiter__(self) -> Later:
        return self


@grounded_pure
def answer(i: str) -> str:
    for s in Twice(fetch(i)):  # E: grounded-laundering
        return s
    return ""


@grounded_pure
async def answer_later(i: str) -> str:
    async for s in Later(fetch(i)):  # E: grounded-laundering
        return s
    return ""
