"""Refused: self is no document."""

from __future__ import annotations

from corvid_runtime import prompt


class Desk:
    @prompt(model="small", cites="document")
    def answer(self, doc: str) -> str:  # E: grounded-citation
        return doc
