"""Refused: sorting by the length of content orders plain parts."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return sorted(docs, key=len)


@grounded_pure
def told(pairs: list[tuple[str, Grounded[str]]]) -> list[str]:
    return [name for name, _ in sorted(pairs, key=lambda pair: len(pair[1]))]  # E: grounded-laundering
