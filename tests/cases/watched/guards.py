"""Accepted: helpers that look, and give a refusal or nothing."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


def too_long(text: Grounded[str]) -> InsufficientEvidence | None:
    if len(text) > 100:
        return InsufficientEvidence(reason="the answer is too long")
    return None


def empty(text: Grounded[str]) -> InsufficientEvidence | None:
    return InsufficientEvidence(reason="the page is empty") if not text.strip() else None


def checked(text: Grounded[str]) -> InsufficientEvidence | None:
    held = too_long(text)
    if held is not None:
        return held
    return empty(text)


async def later(text: Grounded[str]) -> InsufficientEvidence | None:
    if "draft" in text:
        return InsufficientEvidence(reason="the page is a draft")
    return None


@grounded_pure
def by_or(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    return checked(text) or text


@grounded_pure
def by_test(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    if (held := too_long(text)) is not None:
        return held
    if isinstance(empty(text), InsufficientEvidence):
        return InsufficientEvidence(reason="nothing stands there")
    return text


@grounded_pure
async def by_awaiting(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    held = await later(text)
    return text if held is None else held


GUARDS = (too_long, empty)


@grounded_pure
def of_a_table(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    for guard in GUARDS:
        held = guard(text)
        if held is not None:
            return held
    return text


def long_ones(texts: list[Grounded[str]]) -> list[Grounded[str]] | InsufficientEvidence:
    kept = [text for text in texts if len(text) > 3]
    return kept if kept else InsufficientEvidence(reason="all are short")


@grounded_pure
def of_a_helper(i: str) -> Grounded[str] | InsufficientEvidence:
    found = long_ones([fetch(i)])
    return found if isinstance(found, InsufficientEvidence) else found[0]


@dataclass(frozen=True)
class Selection:
    texts: list[Grounded[str]]


def selected(texts: list[Grounded[str]]) -> Selection | InsufficientEvidence:
    kept = [text for text in texts if len(text) > 3]
    if not kept:
        return InsufficientEvidence(reason="all are short")
    return Selection(kept)


@grounded_pure
def of_a_record(i: str) -> Grounded[str] | InsufficientEvidence:
    found = selected([fetch(i)])
    return found if isinstance(found, InsufficientEvidence) else found.texts[0]
