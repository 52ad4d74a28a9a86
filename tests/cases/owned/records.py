"""Refused: a record that a look filled with something plain; with what was retrieved it may be."""

from __future__ import annotations

from dataclasses import dataclass, field

from attrs import define
from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts


@dataclass
class Profile:
    """What is known of somebody."""

    name: str
    summary: Grounded[str] | None = None
    notes: list[Grounded[str]] = field(default_factory=list)


@define
class Sheet:
    """The same, as attrs writes it."""

    name: str
    summary: Grounded[str] | None = None


@dataclass
class Flagged:
    """One that says plainly what was found."""

    name: str
    is_known: bool = False
    summary: Grounded[str] | None = None


@grounded_pure
def summed_up(name: str) -> Profile:
    result = Profile(name)
    text = fetch(name)
    if text.strip():
        result.summary = text
    return result


@grounded_pure
def noted(name: str) -> Profile:
    result = Profile(name)
    for text in texts(name):
        if name in text:
            result.notes.append(text)
    return result


@grounded_pure
def by_attrs(name: str) -> Sheet:
    result = Sheet(name)
    text = fetch(name)
    if text.strip():
        result.summary = text
    return result


@grounded_pure
def flagged(name: str) -> Flagged:
    result = Flagged(name)
    text = fetch(name)
    if text.strip():
        result.is_known = True
    return result  # E: grounded-laundering


@grounded_pure
def renamed(name: str) -> Profile:
    result = Profile(name)
    text = fetch(name)
    if text.strip():
        result.name = "known"
    return result  # E: grounded-laundering


@grounded_pure
def counted(name: str) -> tuple[Profile, int]:
    result = Profile(name)
    for text in texts(name):
        if name in text:
            result.notes.append(text)
    return result, len(result.notes)  # E: grounded-laundering
