"""Refused: a method that counts a refusal, where the refusal may not come, or none comes."""

from __future__ import annotations

import logging
from typing import Protocol

from corvid_runtime import Grounded, grounded_pure, lift
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch

logger = logging.getLogger(__name__)


class Desk:
    def __init__(self) -> None:
        self.refused = 0
        self.by_reason: dict[str, int] = {}

    def refuse(self, reason: str) -> InsufficientEvidence:
        self.refused += 1
        self.by_reason[reason] = self.by_reason.get(reason, 0) + 1
        logger.info("refused: %s", reason)
        return InsufficientEvidence(reason=reason)

    def refuse_in_a_subclass(self, reason: str) -> InsufficientEvidence:
        self.refused += 1
        return InsufficientEvidence(reason=reason)

    def maybe(self, strict: bool) -> InsufficientEvidence | None:
        self.refused += 1
        return InsufficientEvidence(reason="strict") if strict else None

    def failing(self, doc: Grounded[str]) -> InsufficientEvidence:
        self.refused += 1
        return InsufficientEvidence(reason="a" if lift(int)(doc) else "a")

    async def refuse_later(self, reason: str) -> InsufficientEvidence:
        self.refused += 1
        return InsufficientEvidence(reason=reason)

    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            return self.refuse("short")
        if "sorry" in doc:
            return self.refuse("no answer")
        return doc

    @grounded_pure
    def by_hand(self, question: str) -> Grounded[str] | None:
        doc = fetch(question)
        if len(doc) < 3:
            self.refuse("short")
            return None
        return doc

    @grounded_pure
    def last(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) > 3:
            return doc
        return self.refuse("short")

    @grounded_pure
    async def later(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            return await self.refuse_later("short")
        return doc

    @grounded_pure
    def by_either(self, question: str, strict: bool) -> Grounded[str] | InsufficientEvidence | None:
        doc = fetch(question)
        if len(doc) < 3:
            return self.maybe(strict)
        return doc

    @grounded_pure
    def goes_on(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            self.refuse("short")  # E: grounded-laundering
        return doc

    @grounded_pure
    def of_content(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            return self.refuse(doc)  # E: grounded-laundering
        return doc

    @grounded_pure
    def of_length(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            return self.refuse(str(len(doc)))  # E: grounded-laundering # E: grounded-laundering
        return doc

    @grounded_pure
    def may_fail(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            return self.failing(doc)  # E: grounded-laundering
        return doc

    @grounded_pure
    def fails_before(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            self.refuse("short")  # E: grounded-laundering
            lift(int)(doc)
            return InsufficientEvidence(reason="short")
        return doc

    @grounded_pure
    def looks_again(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            if "y" in doc:
                self.refuse("short")  # E: grounded-laundering
            return InsufficientEvidence(reason="short")
        return doc

    @grounded_pure
    def caught(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        try:
            if len(doc) < 3:
                return self.refuse("short")  # E: grounded-laundering
            lift(int)(doc)
        except ValueError:
            logger.info("went on")
        return doc

    @grounded_pure
    def overridden(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if len(doc) < 3:
            return self.refuse_in_a_subclass("short")  # E: grounded-laundering
        return doc


class Louder(Desk):
    def refuse(self, reason: str) -> InsufficientEvidence:
        super().refuse(reason)
        logger.warning("refused")
        return InsufficientEvidence(reason=reason + "!")


class Keeping(Desk):
    def __init__(self, doc: Grounded[str]) -> None:
        super().__init__()
        self.doc = doc

    def refuse_in_a_subclass(self, reason: str) -> InsufficientEvidence:
        self.refused += 1
        lift(int)(self.doc)
        return InsufficientEvidence(reason=reason)


class Refusing(Protocol):
    def refuse(self, reason: str) -> InsufficientEvidence: ...


@grounded_pure
def by_any(desk: Refusing, question: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(question)
    if len(doc) < 3:
        return desk.refuse("short")  # E: grounded-laundering
    return doc
