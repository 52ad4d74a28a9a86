"""Refused: a test for the class of a value that is grounded or plain; one asks whether it is grounded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch

T = TypeVar("T")


@dataclass(frozen=True)
class Note:
    text: str


def listed(text: str | Grounded[str], law: Grounded[str]) -> Grounded[str]:
    if isinstance(text, str):
        return law + f"- {text}"
    return law + text


def matched(text: str | Grounded[str], law: Grounded[str]) -> Grounded[str]:
    match text:
        case str(found):
            return law + "".join(found.split())
        case _:
            return law


def raised(text: str | bytes | Grounded[str], law: Grounded[str]) -> Grounded[str]:
    if not isinstance(text, (str, bytes)):
        return law
    raise ValueError(f"plain {text!r}")


def noted(note: Note | Grounded[Note], law: Grounded[str]) -> Grounded[str]:
    return law + note.text if isinstance(note, Note) else law


def shown(value: T, law: Grounded[str]) -> Grounded[str]:
    if isinstance(value, str):
        return law + f"{value}"
    return law


def matched_inside(texts: list[str | Grounded[str]], law: Grounded[str]) -> Grounded[str]:
    match texts:
        case [str(found), *_]:
            return law + f"{found}"
        case _:
            return law


def kept(text: str | Grounded[str], law: Grounded[str]) -> Grounded[str]:
    if isinstance(text, Grounded):
        return law + text
    return law + f"- {text}"


def answered(text: Grounded[str] | InsufficientEvidence, law: Grounded[str]) -> Grounded[str]:
    return law if isinstance(text, InsufficientEvidence) else law + text


def copied(values: Sequence[T]) -> list[T]:
    return values if isinstance(values, list) else list(values)


@grounded_pure
def by_listed(i: str) -> Grounded[str]:
    return listed(fetch(i), fetch("b"))  # E: grounded-laundering


@grounded_pure
def by_matched(i: str) -> Grounded[str]:
    return matched(fetch(i), fetch("b"))  # E: grounded-laundering


@grounded_pure
def by_matched_inside(i: str) -> Grounded[str]:
    return matched_inside([fetch(i)], fetch("b"))  # E: grounded-laundering


@grounded_pure
def by_raised(i: str) -> Grounded[str]:
    return raised(fetch(i), fetch("b"))  # E: grounded-laundering


@grounded_pure
def by_noted(i: str, note: Grounded[Note]) -> Grounded[str]:
    return noted(note, fetch(i))  # E: grounded-laundering


@grounded_pure
def by_shown(i: str) -> Grounded[str]:
    return shown(fetch(i), fetch("b"))  # E: grounded-laundering


@grounded_pure
def by_kept(i: str) -> Grounded[str]:
    return answered(kept(fetch(i), kept("in short", fetch("b"))), copied([fetch("c")])[0])
