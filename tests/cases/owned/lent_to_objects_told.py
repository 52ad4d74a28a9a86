"""Refused: what others have is changed by way of an object that the proof made, after a look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Settings:
    longest: int = 3
    words: list[str] = field(default_factory=list)

    def raised(self) -> None:
        self.longest += 1


DEFAULTS = Settings()
KEPT: list[Settings] = []


def keep(settings: Settings) -> None:
    KEPT.append(settings)


@dataclass
class Box:
    settings: Settings
    spare: Settings = field(default_factory=Settings)
    texts: list[Grounded[str]] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    asked: int = 0


class Written:
    defaults = DEFAULTS

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.texts: list[Grounded[str]] = []

    def add(self, text: Grounded[str]) -> None:
        if "x" in text:
            self.texts.append(text)
            self.settings.longest += 1

    def adopt(self, settings: Settings) -> None:
        self.settings = settings

    def raise_defaults(self, text: Grounded[str]) -> None:
        if "x" in text:
            self.defaults.longest += 1


class Twice:
    def __init__(self) -> None:
        settings = Settings()
        self.one = settings
        self.other = settings
        self.texts: list[Grounded[str]] = []


class Drawing:
    def __init__(self, items: Iterator[int]) -> None:
        self.items = items


def made_of_one() -> Box:
    settings = Settings()
    return Box(settings, settings)


@grounded_pure
def by_a_field(i: str, settings: Settings) -> int:
    box = Box(settings)
    if "x" in fetch(i):
        box.settings.longest += 1  # E: grounded-laundering
    return settings.longest


@grounded_pure
def by_a_method_of_it(i: str, settings: Settings) -> int:
    box = Box(settings)
    if "x" in fetch(i):
        box.settings.raised()  # E: grounded-laundering
    return settings.longest


@grounded_pure
def by_another_name(i: str, settings: Settings) -> int:
    box = Box(settings)
    held = box.settings
    if "x" in fetch(i):
        held.longest += 1  # E: grounded-laundering
    return settings.longest


@grounded_pure
def by_a_method(i: str, settings: Settings) -> int:
    box = Written(settings)
    box.add(fetch(i))  # E: grounded-laundering
    return settings.longest


@grounded_pure
def adopted(i: str, settings: Settings) -> int:
    box = Written(Settings())
    box.adopt(settings)
    box.add(fetch(i))  # E: grounded-laundering
    return settings.longest


@grounded_pure
def of_the_class(i: str) -> int:
    box = Written(Settings())
    box.raise_defaults(fetch(i))  # E: grounded-laundering
    return DEFAULTS.longest


@grounded_pure
def given_away(i: str) -> int:
    box = Box(Settings())
    keep(box.settings)
    if "x" in fetch(i):
        box.settings.longest += 1  # E: grounded-laundering
    return 1


@grounded_pure
def given_away_by_another_field(i: str) -> int:
    settings = Settings()
    box = Box(Settings())
    box.settings = settings
    box.spare = settings
    keep(box.settings)
    if "x" in fetch(i):
        box.spare.longest += 1  # E: grounded-laundering
    return 1


@grounded_pure
def in_two_fields(i: str) -> int:
    box = Twice()
    keep(box.one)
    if "x" in fetch(i):
        box.other.longest += 1  # E: grounded-laundering
    return 1


@grounded_pure
def made_with_one_for_two(i: str) -> int:
    box = made_of_one()
    keep(box.settings)
    if "x" in fetch(i):
        box.spare.longest += 1  # E: grounded-laundering
    return 1


@grounded_pure
def put_elsewhere(i: str, settings: Settings) -> int:
    box = Box(settings)
    if "x" in fetch(i):
        keep(box.settings)  # E: grounded-laundering
    return 1


@grounded_pure
def chosen(i: str, settings: Settings) -> int:
    box = Box(settings)
    if "x" in fetch(i):
        box.settings = DEFAULTS
    return box.settings.longest  # E: grounded-laundering


@grounded_pure
def chosen_and_kept(i: str, settings: Settings) -> int:
    box = Box(settings)
    if "x" in fetch(i):
        box.settings = DEFAULTS
    keep(box.settings)  # E: grounded-laundering
    return 1


@grounded_pure
def chosen_where_made(i: str, settings: Settings) -> int:
    box = Box(settings) if "x" in fetch(i) else Box(DEFAULTS)
    box.settings.longest += 1  # E: grounded-laundering  # E: grounded-laundering
    return settings.longest


@grounded_pure
def plain_part_changed(i: str) -> Box:
    box = Box(Settings())
    text = fetch(i)
    if "x" in text:
        box.texts.append(text)
        box.failed.append(i)
    return box  # E: grounded-laundering


@grounded_pure
def plain_part_read(i: str) -> int:
    box = Box(Settings())
    text = fetch(i)
    if "x" in text:
        box.texts.append(text)
        box.asked += 1
    return box.asked  # E: grounded-laundering


@grounded_pure
def part_of_a_part_changed(i: str) -> list[str]:
    box = Box(Settings())
    text = fetch(i)
    if "x" in text:
        box.texts.append(text)
        box.settings.words.append("x")
    return box.settings.words  # E: grounded-laundering


@grounded_pure
def one_of_two_filled(i: str, settings: Settings) -> int:
    one, other = Box(settings, asked=1), Box(settings, asked=2)
    text = fetch(i)
    box = one if "x" in text else other
    box.texts.append(text)  # E: grounded-laundering
    return box.asked  # E: grounded-laundering


@grounded_pure
def counted(i: str) -> int:
    box = Box(Settings())
    text = fetch(i)
    if "x" in text:
        box.texts.append(text)
    return len(box.texts)  # E: grounded-laundering


@grounded_pure
def drawn_later(i: str) -> int:
    texts: list[Grounded[str]] = []
    drawing = Drawing(1 for _ in texts)
    text = fetch(i)
    if "x" in text:
        texts.append(text)  # E: grounded-laundering
    return sum(drawing.items)


class Page:
    number = 0

    def __init__(self) -> None:
        self.texts: list[Grounded[str]] = []

    def add(self, text: Grounded[str]) -> None:
        self.number += 1
        self.texts.append(text)


class Listed(Page):
    def __init__(self) -> None:
        super().__init__()
        PAGES.append(self)


PAGES: list[Page] = []


@grounded_pure
def made_as_content_says(ids: list[str]) -> int:
    pages: dict[str, Page] = {}
    for i in ids:
        text = fetch(i)
        if "x" in text:
            pages.setdefault(i, Page()).add(text)
    return len(pages)  # E: grounded-laundering


@grounded_pure
def numbered_as_content_says(i: str) -> int:
    pages: dict[str, Page] = {}
    text = fetch(i)
    if "x" in text:
        pages.setdefault(i, Page()).add(text)
    return sum(page.number for page in pages.values())  # E: grounded-laundering


@grounded_pure
def listed_elsewhere(i: str) -> int:
    pages: dict[str, Listed] = {}
    text = fetch(i)
    page = pages.setdefault(i, Listed())  # E: grounded-laundering
    if "x" in text:
        page.add(text)  # E: grounded-laundering
    return 1


@grounded_pure
def changed_before(i: str, settings: Settings) -> list[Grounded[str]]:
    box = Box(settings)
    box.settings.longest = 4  # seen by others, as is plain; but then the object is not its own
    for text in [fetch(i)]:
        if "x" in text:
            box.texts.append(text)  # E: grounded-laundering
    return box.texts
