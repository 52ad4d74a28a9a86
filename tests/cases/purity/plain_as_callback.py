"""Refused: plain() handed to a library function."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, plain


@agent
@grounded_pure
def answer(docs: list[Grounded[str]]) -> list[object]:
    return list(map(plain, docs))  # E: grounded-laundering
