"""Accepted: a method may cite."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, prompt
from prelude import fetch


class Desk:
    @prompt(model="small", cites="doc")
    def answer(self, doc: str) -> str:
        return doc

    @agent
    @grounded_pure
    def ask(self, i: str) -> Grounded[str]:
        return self.answer(fetch(i))
