"""Refused: a call through a protocol has no contract."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import Grounded, agent, grounded_pure


class Asker(Protocol):
    def ask(self, i: str) -> Grounded[str]: ...


@agent
@grounded_pure
def answer(asker: Asker, i: str) -> Grounded[str]:
    return asker.ask(i)  # E: grounded-laundering
