"""Refused: what content decides to run may fail for reasons of its own, and a `try` shows it did."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure


def parse(number: str) -> int:
    return int(number)


def parsed_beside(doc: Grounded[str], number: str) -> Grounded[str]:
    parse(number)
    return doc


class Number:
    def __init__(self, doc: Grounded[str], number: str) -> None:
        self.doc = doc
        self.number = int(number)


class Numbered:
    def __init__(self) -> None:
        self.number = int("a")


@dataclass
class Checked:
    doc: Grounded[str]

    def __post_init__(self) -> None:
        int("a")


@dataclass
class Holding:
    doc: Grounded[str]
    numbered: Numbered = field(default_factory=Numbered)


@dataclass
class Record:
    doc: Grounded[str]
    others: list[Grounded[str]] = field(default_factory=list)
    number: int = 0


@grounded_pure
def plain_helper(doc: Grounded[str]) -> bool:
    found = doc == "x"
    try:
        if found:
            parse("a")
    except ValueError:
        return True  # E: grounded-laundering
    return False  # E: grounded-laundering


@grounded_pure
def grounded_helper(doc: Grounded[str]) -> bool:
    found = doc == "x"
    try:
        if found:
            parsed_beside(doc, "a")
    except ValueError:
        return True  # E: grounded-laundering
    return False  # E: grounded-laundering


@grounded_pure
def constructor(doc: Grounded[str]) -> bool:
    found = doc == "x"
    try:
        if found:
            Number(doc, "a")
    except ValueError:
        return True  # E: grounded-laundering
    return False  # E: grounded-laundering


@grounded_pure
def checked(doc: Grounded[str]) -> bool:
    found = doc == "x"
    try:
        if found:
            Checked(doc)
    except ValueError:
        return True  # E: grounded-laundering
    return False  # E: grounded-laundering


@grounded_pure
def made_by_a_field(doc: Grounded[str]) -> bool:
    found = doc == "x"
    try:
        if found:
            Holding(doc)
    except ValueError:
        return True  # E: grounded-laundering
    return False  # E: grounded-laundering


@grounded_pure
def generated(doc: Grounded[str]) -> bool:
    found = doc == "x"
    try:
        if found:
            Record(doc)
    except ValueError:
        return True
    return False


@grounded_pure
def without_a_look(doc: Grounded[str]) -> bool:
    try:
        Number(doc, "a")
        parsed_beside(doc, "a")
        parse("a")
    except ValueError:
        return True
    return False
