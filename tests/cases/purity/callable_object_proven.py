"""Accepted: calling an object whose __call__ is proved."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Asker:
    @grounded_pure
    def __call__(self, i: str) -> Grounded[str]:
        return fetch(i)


@grounded_pure
def answer(ask: Asker, i: str) -> Grounded[str]:
    return ask(i)
