"""Refused: a lifted `__bool__` or `__len__` that a test asks makes the test a look."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


@dataclass
class Page:
    text: Grounded[str]

    @lift
    def __bool__(self) -> bool:
        return len(self.text) > 5


@dataclass
class Rows:
    texts: list[Grounded[str]]

    @lift
    def __len__(self) -> int:
        return len(self.texts)


@grounded_pure(discloses={"condition", "length"})
def decided(key: str) -> bool:
    if Page(fetch(key)):
        return True  # E: grounded-laundering
    return False  # E: grounded-laundering


@grounded_pure
def counted(key: str) -> int:
    rows, rounds = Rows([fetch(key)]), 0
    while rows:
        rounds += 1
        rows = Rows(rows.texts[1:])
    return rounds  # E: grounded-laundering


@grounded_pure
def kept(key: str) -> Grounded[str] | None:
    page = Page(fetch(key))
    return page.text if page else None


@grounded_pure
def first(key: str) -> Grounded[str] | None:
    rows = Rows([fetch(key)])
    if not rows:
        return None
    return rows.texts[0]
