"""Refused: what a guard answers is content, though its line tells in which round it refused."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch

BLOCKED = ("password", "salary")


def mentioned(text: Grounded[str]) -> InsufficientEvidence | None:
    """Says which of its own words it found."""
    for word in BLOCKED:
        if word in text:
            return InsufficientEvidence(reason=f"it mentions {word}")
    return None


def repeated(text: Grounded[str]) -> InsufficientEvidence | None:
    """Says a word of the text."""
    for word in text.split():
        if "x" in word:
            return InsufficientEvidence(reason=f"it mentions {word}")
    return None


@grounded_pure
def guarded(name: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(name)
    return mentioned(text) or text


@grounded_pure
def plainly(name: str) -> str:
    refused = mentioned(fetch(name))
    return refused.reason if refused is not None else ""  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def undisclosed(name: str) -> Grounded[str]:
    text = fetch(name)
    mentioned(text)  # E: grounded-laundering
    return text


@grounded_pure
def saying(name: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(name)
    return repeated(text) or text  # E: grounded-laundering
