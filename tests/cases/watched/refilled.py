"""Refused: an attribute that was tested, or assigned, may hold a document by the time it is read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch

T = TypeVar("T")


class Slot:
    shared: str | Grounded[str] = ""

    def __init__(self) -> None:
        self.text: str | Grounded[str] = ""
        self.cells: tuple[str, str | Grounded[str]] = ("", "")
        self.answer: Grounded[str] | InsufficientEvidence = InsufficientEvidence(reason="none yet")
        self.found: Grounded[str] | None = None

    def load(self, key: str) -> None:
        self.text = fetch(key)
        self.cells = ("", fetch(key))

    def fresh(self, key: str) -> str:
        self.text = "none"
        self.load(key)
        return self.text

    @property
    def shown(self) -> str | Grounded[str]:
        return self.text

    @shown.setter
    def shown(self, text: str | Grounded[str]) -> None:
        self.text = text


class Box(Generic[T]):
    def __init__(self, item: T) -> None:
        self.item = item


@dataclass(frozen=True)
class Row:
    cell: str | Grounded[str] = field(default="")


LAST: str | Grounded[str] = ""


def load_last(key: str) -> None:
    global LAST
    LAST = fetch(key)


def refill(box: Box[str | Grounded[str]], key: str) -> None:
    box.item = fetch(key)


@grounded_pure
def assigned(key: str) -> int:
    slot = Slot()
    slot.text = "none"
    slot.load(key)
    return 1 if slot.text == "yes" else 2  # E: grounded-laundering


@grounded_pure
def tested(slot: Slot) -> str:
    assert isinstance(slot.text, str)  # E: grounded-laundering[cast] `slot.text`
    return slot.text  # E: grounded-laundering


@grounded_pure
def by_property(key: str, slot: Slot) -> str:
    slot.shown = "none"
    slot.load(key)
    return slot.shown  # E: grounded-laundering


@grounded_pure
def in_a_tuple(key: str, slot: Slot) -> str:
    slot.cells = ("x", "none")
    slot.load(key)
    return slot.cells[1]  # E: grounded-laundering


@grounded_pure
def of_the_class(key: str) -> str:
    Slot.shared = "none"
    Slot.shared = fetch(key) if key else Slot.shared  # E: grounded-laundering
    return key


@grounded_pure
def of_the_module(key: str) -> str:
    global LAST
    LAST = "none"
    load_last(key)
    return LAST  # E: grounded-laundering


@grounded_pure
def generic(key: str, box: Box[str | Grounded[str]]) -> str:  # E: grounded-union
    box.item = "none"
    refill(box, key)
    return box.item  # E: grounded-laundering


@grounded_pure
def in_a_helper(key: str) -> str:
    return Slot().fresh(key)  # E: grounded-laundering


@grounded_pure
def bound_before(slot: Slot, key: str) -> str:
    text = slot.text
    slot.load(key)
    assert isinstance(text, str)  # E: grounded-laundering[cast] `text`
    return text


@grounded_pure
def never_assigned(row: Row) -> str:
    assert isinstance(row.cell, str)  # E: grounded-laundering[cast] `row.cell`
    return row.cell


@grounded_pure
def filled_once(slot: Slot, key: str) -> Grounded[str]:
    if slot.found is None:
        slot.found = fetch(key)
    return slot.found


@grounded_pure
def refused(slot: Slot) -> Grounded[str] | InsufficientEvidence:
    if isinstance(slot.answer, InsufficientEvidence):
        return slot.answer
    return slot.answer[:10]


@grounded_pure
def of_a_plain_box(box: Box[str]) -> str:
    box.item = "none"
    return box.item
