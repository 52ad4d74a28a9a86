"""Accepted: batch."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answer(docs: list[Grounded[str]], n: int) -> list[list[Grounded[str]]]:
    return [docs[k : k + n] for k in range(0, len(docs), n)]
