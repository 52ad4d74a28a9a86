"""Refused: a helper raises by what it is passed, and that is content: by the text, or by failing."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


def check(length: int, name: str) -> None:
    """Says how long it was."""
    if length < 10:
        raise ValueError(f"{name} is too short: {length} characters")


def need(is_there: bool, name: str) -> None:
    """Says nothing of what decided it."""
    if not is_there:
        raise LookupError(name)


def need_twice(is_there: bool, name: str) -> None:
    """By way of another."""
    need(is_there, name)


class Budget:
    """Raises by what its field holds."""

    def __init__(self, left: int) -> None:
        self.left = left

    def spend(self, size: int) -> None:
        """Says how much was too much."""
        self.left -= size
        if self.left < 0:
            raise OverflowError(f"over by {-self.left}")


@dataclass(frozen=True)
class Sized:
    """Raises by its own field."""

    size: int
    text: Grounded[str]

    def checked(self) -> Grounded[str]:
        """Says nothing of it."""
        assert self.size > 3, "too short"
        return self.text


@grounded_pure
def says(name: str) -> Grounded[str]:
    text = fetch(name)
    check(len(text), name)  # E: grounded-laundering[condition] `text`
    return text


@grounded_pure
def says_by_object(name: str) -> Grounded[str]:
    text = fetch(name)
    budget = Budget(4)
    budget.spend(len(text))  # E: grounded-laundering
    return text


@grounded_pure(discloses={"condition"})
def fails(name: str) -> Grounded[str]:
    text = fetch(name)
    need("x" in text, name)  # E: grounded-laundering
    return text


@grounded_pure(discloses={"condition"})
def fails_twice(name: str) -> Grounded[str]:
    text = fetch(name)
    need_twice("x" in text, name)  # E: grounded-laundering
    return text


@grounded_pure(discloses={"condition"})
def fails_by_object(name: str) -> Grounded[str]:
    text = fetch(name)
    return Sized(len(text), text).checked()  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def fails_after(name: str) -> Grounded[str]:
    text = fetch(name)
    if "x" in text:
        need(False, name)  # E: grounded-laundering
    return text


@grounded_pure(discloses={"condition", "failure"})
def allowed(name: str, least: int) -> Grounded[str]:
    check(least, name)
    text = fetch(name)
    need("x" in text, name)
    return Sized(len(text), text).checked()


@grounded_pure(discloses={"condition", "refusal"})
def plain_before(name: str, least: int) -> Grounded[str] | InsufficientEvidence:
    check(least, name)
    text = fetch(name)
    if len(text) < least:
        return InsufficientEvidence(reason="too short")
    return text
