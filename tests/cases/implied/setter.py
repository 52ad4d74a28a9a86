"""Refused: a setter is proved by itself, whatever the getter is."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

LAST: list[str] = []


class Holder:
    @property
    @grounded_pure
    def text(self) -> Grounded[str]:
        return fetch("a")

    @text.setter
    def text(self, value: Grounded[str]) -> None:
        LAST.append(value.unwrap_discarding_sources())


@grounded_pure
def answer(holder: Holder, i: str) -> Grounded[str]:
    holder.text = fetch(i)  # E: grounded-laundering
    return holder.text
