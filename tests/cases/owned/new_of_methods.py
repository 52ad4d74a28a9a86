"""Refused: overrides that give a list of others, where the base gives a new one of content."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch

SHARED: list[int] = [1]


class Table:
    def __init__(self, rows: list[Grounded[str]]) -> None:
        self.rows = rows

    def widths(self) -> list[int]:
        return [len(row) for row in self.rows]

    def places(self) -> list[int]:
        return [place for place, _ in enumerate(self.rows)]

    def text(self) -> Grounded[str]:
        widths = self.widths()
        return join("\n", [row.ljust(widths[0]) for row in self.rows])


class Doubled(Table):
    def widths(self) -> list[int]:
        return [2 * len(row) for row in self.rows]


class Stored:
    def __init__(self, rows: list[Grounded[str]]) -> None:
        self.rows = rows

    def widths(self) -> list[int]:
        return [len(row) for row in self.rows]


class Fixed(Stored):
    def widths(self) -> list[int]:
        return SHARED


class Measured(Protocol):
    def widths(self) -> list[int]: ...


@grounded_pure
def shown(i: str) -> Grounded[str]:
    table = Table([fetch(i)])
    widths = table.widths()
    return join(" ", [row.ljust(widths[0]) for row in table.rows]) + table.text()


@grounded_pure
def shown_by_any(stored: Stored) -> Grounded[str]:
    widths = stored.widths()  # E: grounded-laundering
    widths.append(3)
    return join(" ", [row.ljust(widths[0]) for row in stored.rows])


@grounded_pure
def changed(table: Table, i: str) -> Grounded[str]:
    places = table.places()
    if "a" in fetch(i):
        places.append(3)  # E: grounded-laundering
    return fetch(i)


@grounded_pure
def measured(table: Measured, i: str) -> Grounded[str]:
    widths = table.widths()  # E: grounded-laundering
    return fetch(i).ljust(widths[0])
