"""Accepted: a property whose getter and setter are both proved is read and written."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Holder:
    @grounded_pure
    def __init__(self, text: Grounded[str]) -> None:
        self._text = text

    @property
    @grounded_pure
    def text(self) -> Grounded[str]:
        return self._text

    @text.setter
    @grounded_pure
    def text(self, value: Grounded[str]) -> None:
        self._text = value


@grounded_pure
def answer(i: str) -> Grounded[str]:
    holder = Holder(fetch(i))
    holder.text = holder.text.upper()
    return holder.text
