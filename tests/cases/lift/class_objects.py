"""Refused: a boundary is passed a class that holds something grounded itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


class Page:
    shared: ClassVar[Grounded[str]]


@dataclass(frozen=True)
class Row:
    text: Grounded[str]


@lift
def of_page(kind: type[Page]) -> str:
    return str(kind.shared)


@lift
def named(kind: type[Row], text: str) -> str:
    return kind.__name__ + text


@grounded_pure(discloses={"condition"})
def told(key: str) -> str:
    Page.shared = fetch(key)
    return of_page(Page)  # E: grounded-laundering


@grounded_pure
def only_its_name(key: str) -> Grounded[str]:
    return named(Row, fetch(key))
