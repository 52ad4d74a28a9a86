"""Refused: a helper gives a record that content decided without a line, by whatever way it is called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Ok:
    value: Grounded[str]


@dataclass(frozen=True)
class Err:
    reason: str


def with_a_line(doc: Grounded[str]) -> Ok | Err:
    if "bee" in doc:
        return Err("no bees")
    return Ok(doc)


def without(doc: Grounded[str]) -> Ok | Err:
    found: Ok | Err = Err("few")
    if "bee" in doc:
        found = Err("many")
    return found


def passed_on(doc: Grounded[str]) -> Ok | Err:
    return without(doc)


WAYS: Mapping[str, Callable[[Grounded[str]], Ok | Err]] = {"a": with_a_line, "b": without}


@grounded_pure
def by_name(doc: Grounded[str]) -> Grounded[str] | InsufficientEvidence:
    found = without(doc)
    if isinstance(found, Err):
        return InsufficientEvidence(reason=found.reason)  # E: grounded-laundering
    return found.value


@grounded_pure
def by_another(doc: Grounded[str]) -> Grounded[str] | InsufficientEvidence:
    match passed_on(doc):
        case Err(reason):
            return InsufficientEvidence(reason=reason)  # E: grounded-laundering
        case Ok(value):
            return value


@grounded_pure
def by_a_table(doc: Grounded[str], way: str) -> Grounded[str] | InsufficientEvidence:
    found = WAYS[way](doc)
    if isinstance(found, Err):
        return InsufficientEvidence(reason=found.reason)  # E: grounded-laundering
    return found.value


@grounded_pure
def one_of_two(doc: Grounded[str], is_long: bool) -> Grounded[str] | InsufficientEvidence:
    found = with_a_line(doc) if is_long else without(doc)
    if isinstance(found, Err):
        return InsufficientEvidence(reason=found.reason)  # E: grounded-laundering
    return found.value


@grounded_pure
def of_the_other(doc: Grounded[str]) -> str:
    found = with_a_line(doc)
    return found.reason if isinstance(found, Err) else "none"  # E: grounded-laundering  # E: grounded-laundering


@dataclass(frozen=True)
class Noted:
    value: Grounded[str]
    reason: str


def noted(doc: Grounded[str]) -> Noted | Err:
    if "ant" in doc:
        return Err("ants")
    found = Noted(doc, "few")
    if "bee" in doc:
        found = Noted(doc, "many")
    return found


@grounded_pure
def of_an_answer(doc: Grounded[str]) -> Grounded[str] | InsufficientEvidence:
    found = noted(doc)
    if isinstance(found, Noted):
        return InsufficientEvidence(reason=found.reason)  # E: grounded-laundering
    return doc


@grounded_pure
def of_either(doc: Grounded[str]) -> Grounded[str] | InsufficientEvidence:
    why = noted(doc).reason
    return InsufficientEvidence(reason=why)  # E: grounded-laundering


@grounded_pure
def of_one_of_two(doc: Grounded[str], other: Grounded[str]) -> InsufficientEvidence | Grounded[str]:
    found = with_a_line(doc)
    if "bee" in other:
        found = with_a_line(other)
    if isinstance(found, Err):
        return InsufficientEvidence(reason=found.reason)  # E: grounded-laundering
    return found.value
