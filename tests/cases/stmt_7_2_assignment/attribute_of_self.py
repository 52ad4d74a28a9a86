"""Refused: a plain attribute of self, in a method."""

from __future__ import annotations

from corvid_runtime import agent, grounded_pure
from prelude import fetch


class Holder:
    def __init__(self) -> None:
        self.text = ""

    @agent
    def recorded(self, i: str) -> None:
        self.text = fetch(i)  # N: grounded-coercion[assignment] `fetch(i)`

    @agent
    @grounded_pure
    def refused(self, i: str) -> None:
        self.text = fetch(i)  # E: grounded-laundering `fetch(i)`
