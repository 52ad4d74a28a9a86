"""Accepted: a method that counts a refusal, and refuses; `refusing_desks` has others in its place."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


class Desk:
    def __init__(self) -> None:
        self.refused = 0

    def refuse(self, reason: str) -> InsufficientEvidence:
        self.refused += 1
        return InsufficientEvidence(reason=reason)

    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            return self.refuse("short")
        return doc
