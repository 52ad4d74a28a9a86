"""Refused: an implementation that only looks like the protocol is impure."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Asker(Protocol):
    @grounded_pure
    def ask(self, i: str) -> Grounded[str]: ...


asked: list[str] = []


class Impure:
    def ask(self, i: str) -> Grounded[str]:
        page = fetch(i)
        asked.append(str(page))
        return page


@grounded_pure
def use(asker: Asker, i: str) -> Grounded[str]:
    return asker.ask(i)


@agent
@grounded_pure
def answer(i: str) -> Grounded[str]:
    return use(Impure(), i)  # E: grounded-laundering
