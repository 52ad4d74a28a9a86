"""Refused: calling an object runs its __call__, which may unwrap."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Asker:
    def __call__(self, i: str) -> Grounded[str]:
        return fetch(i)


@grounded_pure
def answer(ask: Asker, i: str) -> Grounded[str]:
    return ask(i)


class Stripped:
    def __call__(self, i: str) -> str:
        return fetch(i).unwrap_discarding_sources()


@grounded_pure
def told(ask: Stripped, i: str) -> str:
    return ask(i)  # E: grounded-laundering
