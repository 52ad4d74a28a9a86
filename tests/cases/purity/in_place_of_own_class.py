"""Refused: an in-place operator of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Log:
    def __iadd__(self, line: str) -> Log:
        print(line)
        return self


@grounded_pure
def answer(lines: Log, i: str) -> None:
    lines += i


class Told:
    def __iadd__(self, line: str) -> Told:
        print(strip(fetch(line)))
        return self


@grounded_pure
def told(found: Told, i: str) -> None:
    found += i  # E: grounded-laundering
