"""Refused: what by its declared type nobody can change, others may have, whatever it turns out to be."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

T = TypeVar("T")
LOG = [""]


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


class Word(str):
    """A text with notes, which all objects have."""

    tags: list[str] = []


class Color(enum.Enum):
    """Members that can be changed."""

    RED = 1

    def __init__(self, value: int) -> None:
        self.notes = [""]
        self.seen = 0

    def note(self, text: str) -> None:
        self.notes.append(text)


@dataclass(frozen=True)
class Fixed:
    number: int


class Noted(Fixed):
    tags = ["a"]


class Holder:
    def __init__(self, word: str, color: Color, fixed: Fixed) -> None:
        self.word = word
        self.color = color
        self.fixed = fixed


@dataclass
class Record:
    word: str
    color: Color


class Box(Generic[T]):
    def __init__(self, value: T) -> None:
        self.value = value


class Boxes(Generic[T]):
    def __init__(self, value: T) -> None:
        self.values: list[T] = [value]


class Logged(Box[list[str]]):
    def __init__(self) -> None:
        super().__init__(LOG)

    def add(self, text: Grounded[str]) -> None:
        self.value[0] = str(text)  # the proof that calls it says so


@grounded_pure
def narrowed(key: str, fixed: Fixed) -> Grounded[str]:
    doc = fetch(key)
    held = Holder(Word("x"), Color.RED, fixed)
    if isinstance(held.word, Word):
        held.word.tags.append(str(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def narrowed_record(key: str) -> Grounded[str]:
    doc = fetch(key)
    held = Record(Word("x"), Color.RED)
    if isinstance(held.word, Word):
        held.word.tags.append(str(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def frozen(key: str, fixed: Fixed) -> Grounded[str]:
    doc = fetch(key)
    held = Holder("x", Color.RED, fixed)
    if isinstance(held.fixed, Noted):
        held.fixed.tags.append(str(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def member(key: str) -> Grounded[str]:
    doc = fetch(key)
    held = Record("x", Color.RED)
    held.color.notes[0] = str(doc)  # E: grounded-laundering
    return doc


@grounded_pure
def counted_by_member(key: str) -> Grounded[str]:
    doc = fetch(key)
    held = Record("x", Color.RED)
    held.color.seen += len(doc)  # E: grounded-laundering
    return doc


@grounded_pure
def method_of_member(key: str) -> Grounded[str]:
    doc = fetch(key)
    held = Record("x", Color.RED)
    held.color.note(str(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def in_a_box(key: str, texts: list[str]) -> Grounded[str]:
    doc = fetch(key)
    box = Box(texts)
    box.value.append(str(doc))  # E: grounded-laundering
    return doc


@grounded_pure
def in_boxes(key: str, numbers: list[int]) -> Grounded[str]:
    doc = fetch(key)
    boxes = Boxes(numbers)
    if "x" in doc:
        boxes.values[0][0] = 1  # E: grounded-laundering
    return doc


@grounded_pure
def by_a_base(key: str) -> Grounded[str]:
    doc = fetch(key)
    Logged().add(doc)  # E: grounded-laundering
    return doc


@grounded_pure
def by_two_names(key: str) -> str:
    texts = [""]
    box = Box(texts)
    box.value.append(str(fetch(key)))  # E: grounded-laundering
    return texts[-1]


@grounded_pure
def own_box(key: str) -> list[Grounded[str]]:
    """Accepted: nobody else has what the box is made with."""
    doc = fetch(key)
    box: Box[list[Grounded[str]]] = Box([])
    if "x" in doc:
        box.value.append(doc)
    return box.value
