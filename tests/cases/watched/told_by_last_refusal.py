"""Refused: a change behind the last answer that no refusal tells of; one before the last refusal."""

from __future__ import annotations

import logging
from collections import Counter

from corvid_runtime import Grounded, grounded_pure, lift
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, summarize

logger = logging.getLogger(__name__)


class Desk:
    def __init__(self) -> None:
        self.refused = 0
        self.tried = 0
        self.by_reason: Counter[str] = Counter()

    @grounded_pure
    def first(self, texts: list[Grounded[str]]) -> Grounded[str] | InsufficientEvidence:
        for text in texts:
            if len(text) > 3:
                return text
        self.refused += 1
        self.by_reason["nothing"] += 1
        return InsufficientEvidence(reason="nothing was found")

    @grounded_pure
    def one(self, question: str) -> Grounded[str] | None:
        text = fetch(question)
        if len(text) > 3:
            return text
        self.refused += 1
        logger.info("refused %s", question)
        return None

    @grounded_pure
    def by_two_ways(self, question: str, strict: bool) -> Grounded[str] | InsufficientEvidence:
        text = fetch(question)
        if len(text) > 3:
            return text
        self.refused += 1
        if strict:
            raise LookupError("nothing fits")
        return InsufficientEvidence(reason="nothing fits")

    @grounded_pure
    def in_a_branch(self, question: str, short: bool) -> Grounded[str] | InsufficientEvidence:
        text = fetch(question)
        if short:
            if len(text) < 3:
                return text
            self.refused += 1
            return InsufficientEvidence(reason="too long")
        return text

    @grounded_pure
    def found(self, questions: list[str]) -> Grounded[str]:
        for question in questions:
            text = fetch(question)
            if "x" in text:
                return text
        self.refused += 1
        raise LookupError("nothing fits")

    @grounded_pure
    def another_answer(self, question: str) -> Grounded[str] | None:
        text = fetch(question)
        if len(text) > 3:
            return text
        self.refused += 1  # E: grounded-laundering
        return text.upper()

    @grounded_pure
    def either(self, question: str, default: Grounded[str]) -> Grounded[str] | None:
        text = fetch(question)
        if len(text) > 3:
            return text
        self.refused += 1  # E: grounded-laundering
        if question:
            return default
        return None

    @grounded_pure
    def falls_off(self, texts: list[Grounded[str]]) -> list[Grounded[str]]:
        kept: list[Grounded[str]] = []
        for text in texts:
            if len(text) > 3:
                return kept
            kept.append(text)
        self.refused += 1  # E: grounded-laundering
        return []

    @grounded_pure
    def looks_again(self, question: str) -> Grounded[str] | None:
        text = fetch(question)
        if len(text) > 3:
            return text
        if "y" in text:
            self.refused += 1  # E: grounded-laundering
        return None

    @grounded_pure
    def may_fail(self, question: str) -> Grounded[str] | None:
        text = fetch(question)
        if len(text) > 3:
            return text
        self.refused += 1  # E: grounded-laundering
        logger.info("a number" if lift(int)(text) > 3 else "none")
        return None

    @grounded_pure
    def in_the_loop(self, texts: list[Grounded[str]]) -> Grounded[str] | None:
        for text in texts:
            if len(text) > 3:
                return text
            self.tried += 1  # E: grounded-laundering
        return None

    @grounded_pure
    def of_content(self, question: str) -> Grounded[str] | None:
        text = fetch(question)
        if len(text) > 3:
            return text
        self.by_reason[text] += 1  # E: grounded-laundering  # E: grounded-laundering
        return None

    @grounded_pure
    def caught(self, question: str) -> Grounded[str]:
        text = fetch(question)
        try:
            if "x" in text:
                return text
            self.refused += 1  # E: grounded-laundering
            raise LookupError("nothing fits")
        except LookupError:
            return summarize(text)

    @grounded_pure
    def told_twice(self, question: str) -> Grounded[str] | None:
        text = fetch(question)
        if "x" in text:
            return text
        if "y" in text:
            return text
        self.refused += 1
        return None
