"""Refused: a plain field of an own object that a look changes, or chooses, or that holds content."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


class Reader:
    def __init__(self, name: str) -> None:
        self.name = name
        self.texts: list[Grounded[str]] = []
        self.steps = 0

    def read(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            self.steps += 1
            self.texts.append(text)

    def rename(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            self.name = "long"

    def rename_by_another(self, text: Grounded[str]) -> None:
        self.rename(text)

    def add_to_name(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            self.name += "!"

    def begin_again(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            Reader.__init__(self, "long")


@dataclass
class Desk:
    reader: Reader

    def replace(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            self.reader = Reader("long")

    def rename(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            self.reader.name = "long"


def first(reader: Reader, text: Grounded[str], left: int) -> None:
    reader.steps += 1
    if left:
        second(reader, text, left - 1)


def second(reader: Reader, text: Grounded[str], left: int) -> None:
    if len(text) > 3:
        reader.name = "long"
    if left:
        first(reader, text, left - 1)


@grounded_pure
def counted(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    reader.read(fetch(key))
    return InsufficientEvidence(reason=f"{reader.steps} texts")  # E: grounded-laundering


@grounded_pure
def renamed(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    reader.rename(fetch(key))
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def renamed_by_another(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    reader.rename_by_another(fetch(key))
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def added_to(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    reader.add_to_name(fetch(key))
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def begun_again(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    reader.begin_again(fetch(key))
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def by_each_other(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    first(reader, fetch(key), 3)
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def another_name(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    other = reader
    if len(fetch(key)) > 3:
        other.name = "long"
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def another_object(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    reader.read(fetch(key))
    if len(fetch(key)) > 3:
        reader = Reader("long")
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def chosen(key: str) -> InsufficientEvidence:
    text = fetch(key)
    reader = Reader("Ann") if len(text) > 3 else Reader("Bob")
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def of_a_list(key: str) -> InsufficientEvidence:
    readers = [Reader("Ann"), Reader("Bob")]
    if len(fetch(key)) > 3:
        readers.reverse()
    one = readers[0]
    one.read(fetch(key))
    return InsufficientEvidence(reason=one.name)  # E: grounded-laundering


@grounded_pure
def through_the_list(key: str) -> InsufficientEvidence:
    readers = [Reader("Ann"), Reader("Bob")]
    one = readers[0]
    for each_one in readers:
        each_one.rename(fetch(key))
    return InsufficientEvidence(reason=one.name)  # E: grounded-laundering


@grounded_pure
def replaced(key: str) -> InsufficientEvidence:
    desk = Desk(Reader("Ann"))
    desk.replace(fetch(key))
    return InsufficientEvidence(reason=desk.reader.name)  # E: grounded-laundering


@grounded_pure
def put_inside(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    desk = Desk(Reader("Bob"))
    desk.reader = reader
    desk.rename(fetch(key))
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering


@grounded_pure
def in_the_next_pass(keys: list[str]) -> InsufficientEvidence:
    reader, told = Reader("Ann"), ""
    for key in keys:
        told += reader.name
        if len(fetch(key)) > 3:
            reader.name = "long"
    return InsufficientEvidence(reason=told)  # E: grounded-laundering


@grounded_pure
def where_it_failed(key: str) -> InsufficientEvidence:
    reader = Reader("Ann")
    text = fetch(key)
    try:
        int(text)
        reader.name = "long"
    except ValueError:
        pass
    return InsufficientEvidence(reason=reader.name)  # E: grounded-laundering
