"""Refused: a method that may fail before it refuses, in place of one that surely refuses."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, grounded_pure, lift
from corvid_runtime.citations import InsufficientEvidence
from modules.refusing_desk import Desk

logger = logging.getLogger(__name__)


class Louder(Desk):
    def refuse(self, reason: str) -> InsufficientEvidence:
        self.refused += 2
        return InsufficientEvidence(reason=reason + "!")


class Holding(Desk):
    def __init__(self, doc: Grounded[str]) -> None:
        super().__init__()
        self.doc = doc


class Keeping(Holding):
    def refuse(self, reason: str) -> InsufficientEvidence:  # E: grounded-laundering
        self.refused += 1
        lift(int)(self.doc)
        return InsufficientEvidence(reason=reason)


class Marked(Holding):
    @grounded_pure  # E: grounded-laundering
    def refuse(self, reason: str) -> InsufficientEvidence:
        self.refused += 1
        lift(int)(self.doc)
        return InsufficientEvidence(reason=reason)


class Asserting(Holding):
    def refuse(self, reason: str) -> InsufficientEvidence:  # E: grounded-laundering
        self.refused += 1
        assert "x" in self.doc
        return InsufficientEvidence(reason=reason)


class Raising(Holding):
    def refuse(self, reason: str) -> InsufficientEvidence:  # E: grounded-laundering
        self.refused += 1
        if "x" in self.doc:
            raise LookupError("x")
        return InsufficientEvidence(reason=reason)


class Aside:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc
        self.refused = 0

    def refuse(self, reason: str) -> InsufficientEvidence:
        self.refused += 1
        lift(int)(self.doc)
        return InsufficientEvidence(reason=reason)


class Mixed(Aside, Desk):  # E: grounded-laundering
    pass


def other(self: Desk, reason: str) -> InsufficientEvidence:
    journal.append(reason)
    lift(int)(kept[0])
    return InsufficientEvidence(reason=reason)


journal: list[str] = []
kept: list[Grounded[str]] = []
Desk.refuse = other  # type: ignore[method-assign]  # E: grounded-laundering
