"""Refused: methods that guard, and answer plainly about what they kept."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@dataclass
class Report:
    count: int
    texts: list[Grounded[str]]


class Chat:
    def __init__(self) -> None:
        self.history: list[Grounded[str]] = []
        self.long = 0

    def keep(self, text: Grounded[str]) -> None:
        if "skip" not in text:
            self.history.append(text)

    def measure(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            self.long += 1

    def kept(self) -> int:
        return len(self.history)

    def report(self) -> Report:
        return Report(len(self.history), self.history)

    def refuse(self) -> Grounded[str] | InsufficientEvidence:
        return InsufficientEvidence(reason=f"{self.long} long texts")

    def guard(self) -> InsufficientEvidence | None:
        return InsufficientEvidence(reason="long") if self.long else None


@grounded_pure
def how_many(keys: list[str]) -> int:
    chat = Chat()
    for key in keys:
        chat.keep(fetch(key))
    return chat.kept()  # E: grounded-laundering


@grounded_pure
def reported(keys: list[str]) -> Report:
    chat = Chat()
    for key in keys:
        chat.keep(fetch(key))
    return chat.report()  # E: grounded-laundering


@grounded_pure
def counted_by_a_report(keys: list[str]) -> int:
    chat = Chat()
    for key in keys:
        chat.keep(fetch(key))
    return chat.report().count  # E: grounded-laundering


@grounded_pure
def told_by_a_reason(keys: list[str]) -> Grounded[str] | InsufficientEvidence:
    chat = Chat()
    for key in keys:
        chat.measure(fetch(key))
    return chat.refuse()  # E: grounded-laundering


@grounded_pure
def told_by_a_guard(keys: list[str]) -> str:
    chat = Chat()
    for key in keys:
        chat.measure(fetch(key))
    if chat.guard() is None:
        return "short"  # E: grounded-laundering
    return "long"  # E: grounded-laundering
