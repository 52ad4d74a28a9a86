"""Refused: what a subclass of a record runs where a proof replaces fields of the record."""

from __future__ import annotations

from dataclasses import dataclass, replace

import attrs
from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

SEEN: list[int] = []


@dataclass
class Page:
    doc: Grounded[str] | None = None


@attrs.define
class Sheet:
    doc: Grounded[str] | None = None


@grounded_pure
def renew(key: str, page: Page) -> Grounded[str] | None:
    return replace(page, doc=fetch(key)).doc


@grounded_pure
def evolve(key: str, sheet: Sheet) -> Grounded[str] | None:
    return attrs.evolve(sheet, doc=fetch(key)).doc


@dataclass
class Counted(Page):
    def __post_init__(self) -> None:  # E: grounded-laundering
        if self.doc == "banana":
            SEEN.append(1)


class Written(Page):
    def __init__(self, doc: Grounded[str] | None = None) -> None:  # E: grounded-laundering
        if doc == "banana":
            SEEN.append(1)


@attrs.define
class Listed(Sheet):
    def __attrs_post_init__(self) -> None:  # E: grounded-laundering
        SEEN.append(1)


class Plainer(Page):
    def __init__(self, doc: str | None = None) -> None:  # E: grounded-laundering
        self.n = len(doc or "")


class Mixin:
    def __init__(self, doc: Grounded[str] | None = None) -> None:
        SEEN.append(1)


class Mixed(Mixin, Page):  # E: grounded-laundering
    pass


@dataclass
class Numbered(Page):
    number: int = 0

    def __post_init__(self) -> None:
        if self.number < 0:
            raise ValueError("no page has such a number")
        self.label = f"page {self.number}"


@dataclass
class Further(Counted):
    """Said where it derives from."""


@grounded_pure
def number(key: str) -> Grounded[str] | None:
    return replace(Numbered(number=1), doc=fetch(key)).doc
