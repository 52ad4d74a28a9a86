"""Refused: methods launder as functions do."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Library:
    def bare(self, doc: Grounded[str]) -> str:
        return doc.unwrap_discarding_sources()

    @agent
    @grounded_pure
    def launder(self, i: str) -> str:
        return self.bare(fetch(i))  # E: grounded-laundering

    @grounded_pure
    def launder_itself(self, i: str) -> str:
        return fetch(i)  # E: grounded-laundering `fetch(i)`
