"""Refused: a change in an arm whose refusal may not be reached; where it is, it is told by that."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, grounded_pure, lift
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, summarize

logger = logging.getLogger(__name__)


class Desk:
    def __init__(self) -> None:
        self.refused = 0
        self.trace: list[str] = []

    @grounded_pure
    def answer(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if "x" not in doc:
            self.refused += 1
            self.trace.append(f"refused {question}")
            logger.info("refused %s", question)
            return InsufficientEvidence(reason="nothing fits")
        return doc

    @grounded_pure
    def raised(self, question: str) -> Grounded[str]:
        doc = fetch(question)
        if "x" not in doc:
            self.refused += 1
            raise LookupError("nothing fits")
        return doc

    @grounded_pure
    def may_fail(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if "x" not in doc:
            self.refused += 1  # E: grounded-laundering
            if lift(int)(doc) > 3:
                logger.info("a number")
            return InsufficientEvidence(reason="nothing fits")
        return doc

    @grounded_pure
    def goes_on(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if "x" not in doc:
            self.refused += 1  # E: grounded-laundering
            if "y" in doc:
                return InsufficientEvidence(reason="nothing fits")
        return doc

    @grounded_pure
    def caught(self, question: str) -> Grounded[str]:
        doc = fetch(question)
        try:
            if "x" not in doc:
                self.refused += 1  # E: grounded-laundering
                raise LookupError("nothing fits")
        except LookupError:
            logger.info("went on")
        return doc

    @grounded_pure
    def of_content(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if "x" not in doc:
            self.trace.append(f"refused {doc}")  # E: grounded-laundering, grounded-laundering
            return InsufficientEvidence(reason="nothing fits")
        return doc

    @grounded_pure
    def after_a_try(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if "x" not in doc:
            try:
                lift(int)(doc)
                self.refused += 1  # E: grounded-laundering
            except ValueError:
                pass
            return InsufficientEvidence(reason="nothing fits")
        return doc

    @grounded_pure
    def after_another_look(self, question: str) -> Grounded[str] | InsufficientEvidence:
        doc = fetch(question)
        if "x" not in doc:
            if "y" in doc:
                self.refused += 1  # E: grounded-laundering
            return InsufficientEvidence(reason="nothing fits")
        return doc

    @grounded_pure
    def logged(self, question: str) -> Grounded[str] | None:
        doc = fetch(question)
        try:
            return summarize(doc)
        except OSError as error:
            self.refused += 1
            logger.warning("no summary: %s", error)
            return None

    @grounded_pure
    def shown(self, question: str) -> Grounded[str] | None:
        doc = fetch(question)
        try:
            return summarize(doc)
        except OSError as error:
            self.refused += 1  # E: grounded-laundering
            print(error)
            return None

    @grounded_pure
    def kept(self, question: str) -> Grounded[str] | None:
        doc = fetch(question)
        try:
            return summarize(doc)
        except OSError as error:
            self.trace.append(str(error))  # E: grounded-laundering # E: grounded-laundering
            logger.warning("no summary: %s", error)
            return None

    @grounded_pure
    def formatted(self, question: str) -> Grounded[str] | None:
        doc = fetch(question)
        try:
            return summarize(doc)
        except OSError as error:
            self.refused += 1  # E: grounded-laundering
            logger.warning(f"no summary: {error}")
            return None
