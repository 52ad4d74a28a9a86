"""Accepted: what is done with content in a `try` cannot fail at it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Kept:
    texts: Texts = field(default_factory=list)


@grounded_pure
def collects(texts: Texts, number: str) -> tuple[Texts, str]:
    own: Texts = []
    try:
        for text in texts:
            own.append(text)
        own.extend(texts)
        own += texts
        int(number)
    except ValueError:
        return [], "no number"
    return own, "a number"


@grounded_pure
def holds(texts: Texts, number: str) -> tuple[Kept, str]:
    try:
        kept = Kept(texts)
        pair = (texts, number)
        int(number)
    except ValueError:
        return Kept(), "no number"
    return Kept([*kept.texts, *pair[0]]), "a number"


@grounded_pure
def reads_fields(kept: Kept, number: str) -> tuple[Texts, str]:
    try:
        texts = kept.texts
        int(number)
    except ValueError:
        return [], "no number"
    return texts, "a number"


@grounded_pure
def looks_before(text: Grounded[str], number: str) -> Grounded[str] | None:
    if not text:
        return None
    value = 0
    with contextlib.suppress(ValueError):
        value = int(number)
    return text[value:]


@grounded_pure
def looked_around(texts: Texts, number: str) -> Texts:
    found: Texts = []
    for text in texts:
        if text:
            try:
                assert number
                found.append(text[int(number) :])
            except (AssertionError, ValueError):
                found.append(text)
    return found
