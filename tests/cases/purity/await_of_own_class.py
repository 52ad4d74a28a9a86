"""Refused: awaiting a program class runs its code, which may unwrap."""

from __future__ import annotations

from collections.abc import Generator

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Later:
    def __await__(self) -> Generator[None, None, str]:
        yield
        return "done"


@grounded_pure
async def answer(later: Later) -> str:
    return await later


class Told:
    def __await__(self) -> Generator[None, None, str]:
        yield
        return strip(fetch("a"))


@grounded_pure
async def told(found: Told) -> str:
    return await found  # E: grounded-laundering
