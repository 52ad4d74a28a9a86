"""Accepted: an object of the proof's own holds what others have, too, and that is never changed."""

from __future__ import annotations

import logging
import re
from abc import ABC
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from pathlib import Path
from typing import ClassVar
from uuid import UUID, uuid4

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import texts


class Kind(Enum):
    SHORT = 1
    LONG = 2


@dataclass
class Settings:
    longest: int = 3
    words: list[str] = field(default_factory=list)


DEFAULTS = Settings()


class Client:
    @prompt(model="m")
    def shorten(self, text: str) -> str:
        return text[:20]


class Builder(ABC):
    pattern: ClassVar[re.Pattern[str]] = re.compile("a")
    defaults = DEFAULTS

    def __init__(self, settings: Settings, client: Client, words: set[str], day: date) -> None:
        self.settings = settings
        self.client = client
        self.words = words
        self.day = day
        self.log = logging.getLogger("builder")
        self.price = Decimal(10)
        self.at = datetime.now()
        self.key: UUID = uuid4()
        self.clean: Callable[[str], str] = str.lower
        self.texts: list[Grounded[str]] = []

    def add(self, text: Grounded[str]) -> None:
        if len(text) > self.settings.longest and text not in self.words:
            self.texts.append(self.client.shorten(text))

    def add_all(self, found: list[Grounded[str]]) -> None:
        for text in found:
            if len(text) > self.settings.longest:
                self.log.info("kept")
                self.texts.append(self.client.shorten(text))


@dataclass
class Found:
    topic: str
    day: date
    path: Path
    kind: Kind
    settings: Settings
    at: datetime | None = None
    pair: tuple[int, int] = (1, 2)
    texts: list[Grounded[str]] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=dict)
    asked: int = 0


def builder_for(settings: Settings, client: Client) -> Builder:
    return Builder(settings, client, {"a"}, date(2024, 1, 1))


def keep_long(found: Found, text: Grounded[str]) -> None:
    if len(text) > found.settings.longest:
        found.texts.append(text)


@grounded_pure
def built(i: str, settings: Settings, client: Client, words: set[str]) -> list[Grounded[str]]:
    builder = Builder(settings, client, words, date(2024, 1, 1))
    for text in texts(i):
        builder.add(text)
    return builder.texts


@grounded_pure
def built_by_a_helper(i: str, settings: Settings, client: Client) -> list[Grounded[str]]:
    builder = builder_for(settings, client)
    builder.add_all(texts(i))
    return builder.texts


@grounded_pure
def of_several(ids: list[str], settings: Settings, client: Client) -> list[Grounded[str]]:
    builders: dict[str, Builder] = {}
    for i in ids:
        builders[i] = Builder(settings, client, set(), date(2024, 1, 1))
        for text in texts(i):
            builders[i].add(text)
    return [text for each in builders.values() for text in each.texts]


@grounded_pure
def filled(ids: list[str], settings: Settings) -> Found:
    found = Found("topic", date(2024, 1, 1), Path("a"), Kind.LONG, settings)
    for i in ids:
        found.counts[i] = 1
        given = texts(i)
        if not given:
            found.failed.append(i)  # that nothing was found has its line
            continue
        for text in given:
            if len(text) > found.settings.longest:
                found.texts.append(text)
    return found


@grounded_pure
def filled_by_a_helper(i: str, settings: Settings) -> Found:
    found = Found("topic", date(2024, 1, 1), Path("a"), Kind.LONG, settings)
    for text in texts(i):
        keep_long(found, text)
    return found


@grounded_pure
def read_beside(i: str, settings: Settings) -> str:
    found = Found("topic", date(2024, 1, 1), Path("a"), Kind.LONG, settings)
    for text in texts(i):
        if len(text) > 3:
            found.texts.append(text)
    return found.topic + str(found.asked) + ",".join(found.failed)


@grounded_pure
def changed_in_low_code(i: str) -> int:
    found = Found("topic", date(2024, 1, 1), Path("a"), Kind.LONG, Settings())
    found.settings.longest = 4
    for text in texts(i):
        if len(text) > 3:
            found.texts.append(text)
    found.asked += 1
    return found.asked


@grounded_pure
def put_there_later(i: str, settings: Settings) -> list[Grounded[str]]:
    found = Found("topic", date(2024, 1, 1), Path("a"), Kind.LONG, Settings())
    found.settings = settings
    for text in texts(i):
        if len(text) > found.settings.longest:
            found.texts.append(text)
    return found.texts


class Page:
    def __init__(self) -> None:
        self.texts: list[Grounded[str]] = []

    def add(self, text: Grounded[str]) -> None:
        if len(text) > 3:
            self.texts.append(text)


@grounded_pure
def made_where_none_is(ids: list[str]) -> list[Grounded[str]]:
    pages: dict[str, Page] = {}
    for i in ids:
        for text in texts(i):
            pages.setdefault(i, Page()).add(text)
    return [text for page in pages.values() for text in page.texts]


@grounded_pure
def changed_by_its_own_name(i: str, settings: Settings) -> list[Grounded[str]]:
    found = Found("topic", date(2024, 1, 1), Path("a"), Kind.LONG, settings)
    settings.longest = 4
    for text in texts(i):
        if len(text) > found.settings.longest:
            found.texts.append(text)
    return found.texts
