"""Refused: a plain text in the place of a grounded one, which a helper chose by content, put elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, interpolate, join
from prelude import fetch, fetch_record

SEEN: list[object] = []


def noted(i: str) -> Grounded[str] | str:
    return fetch_record(i).note or "no note"


def marked(text: Grounded[str]) -> Grounded[str] | str:
    return text if "a" in text else f"{text}!"


def ranked(text: Grounded[str]) -> Grounded[str] | int:
    return text if "a" in text else 3


@grounded_pure
def shown(i: str) -> Grounded[str]:
    return join(": ", [fetch(i), noted(i)]) + interpolate(" ({})", noted("b"))


@grounded_pure
def copied(i: str) -> Grounded[str]:
    return interpolate("{} {}", fetch("b"), marked(fetch(i)))  # E: grounded-laundering[argument]


@grounded_pure
def told(i: str) -> int:
    found = ranked(fetch(i))
    if isinstance(found, Grounded):
        return 1  # E: grounded-laundering
    return 0  # E: grounded-laundering


@grounded_pure
def raised(i: str) -> None:
    raise ValueError(f"{noted(i)}")  # E: grounded-laundering


@grounded_pure
def stored(i: str) -> None:
    SEEN.append(noted(i))  # E: grounded-laundering, grounded-laundering
