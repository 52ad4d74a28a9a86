"""Refused: setting a property runs program code."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Holder:
    @property
    def text(self) -> Grounded[str]:
        return fetch("a")

    @text.setter
    def text(self, value: Grounded[str]) -> None:
        print(value.unwrap_discarding_sources())


@grounded_pure
def answer(holder: Holder, i: str) -> None:
    holder.text = fetch(i)  # E: grounded-laundering
