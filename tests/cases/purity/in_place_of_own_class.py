"""Refused: an in-place operator of a program class runs its code."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Log:
    def __iadd__(self, line: str) -> Log:
        print(line)
        return self


@grounded_pure
def answer(lines: Log, i: str) -> None:
    lines += i  # E: grounded-laundering
