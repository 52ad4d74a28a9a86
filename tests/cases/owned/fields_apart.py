"""Accepted: a plain field of an own object that nothing changes, beside others that a look does."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, join
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


class Reader:
    def __init__(self, name: str) -> None:
        self.name = name
        self.texts: list[Grounded[str]] = []
        self.counts: dict[str, int] = {}
        self.steps = 0

    def read(self, text: Grounded[str]) -> None:
        self.steps += 1
        if len(text) > 3:
            self.texts.append(text)
            self.counts["long"] = self.counts.get("long", 0) + 1


@dataclass
class Desk:
    reader: Reader
    title: str
    found: list[Grounded[str]] = field(default_factory=list)


class Special(Reader):
    def __init__(self, name: str, rank: int) -> None:
        super().__init__(name)
        self.rank = rank


@dataclass
class Row:
    name: str
    count: int = 0


class Generated(Row):
    def __init__(self, name: str, text: Grounded[str]) -> None:
        super().__init__(name, 5)
        self.text = text


class Named(Reader):
    def __init__(self, name: str) -> None:
        Reader.__init__(self, name)
        self.kind = "named"


@grounded_pure
def by_a_method(keys: list[str]) -> list[Grounded[str]] | InsufficientEvidence:
    reader = Reader("Ann")
    for key in keys:
        reader.read(fetch(key))
    if not reader.texts:
        return InsufficientEvidence(reason=f"{reader.name} found nothing")
    return reader.texts


@grounded_pure
def at_once(keys: list[str]) -> Grounded[str] | InsufficientEvidence:
    reader = Reader("Ann")
    for key in keys:
        text = fetch(key)
        if len(text) > 0:
            reader.steps += 1
            reader.texts += [text]
    if not reader.texts:
        return InsufficientEvidence(reason=f"{reader.name} found nothing")
    return join("\n", reader.texts)


@grounded_pure
def of_a_field(keys: list[str]) -> list[Grounded[str]] | InsufficientEvidence:
    desk = Desk(Reader("Ann"), "Laws")
    for key in keys:
        desk.reader.read(fetch(key))
    if not desk.reader.texts:
        return InsufficientEvidence(reason=f"{desk.title}: {desk.reader.name} found nothing")
    return desk.reader.texts


@grounded_pure
def of_subclasses(key: str) -> list[Grounded[str]] | InsufficientEvidence:
    special, named = Special("Ann", 3), Named("Bob")
    special.read(fetch(key))
    named.read(fetch(key))
    if not special.texts:
        return InsufficientEvidence(reason=f"{special.name}, {special.rank}, found nothing")
    if not named.texts:
        return InsufficientEvidence(reason=f"{named.kind} {named.name} found nothing")
    return [*special.texts, *named.texts]


@grounded_pure
def generated(key: str) -> list[Grounded[str]] | InsufficientEvidence:
    row = Generated("Laws", fetch(key))
    if len(row.text) > 0:
        return [row.text]
    return InsufficientEvidence(reason=f"{row.name}: {row.count}")
