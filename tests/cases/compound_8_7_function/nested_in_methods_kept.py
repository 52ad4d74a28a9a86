"""Accepted: a function inside a method keeps what the method gave it, as inside a function."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, each, grounded_pure, interpolate
from prelude import fetch, fetch_rows


class Desk:
    def __init__(self, mark: str) -> None:
        self.mark = mark

    @grounded_pure
    def marked(self) -> list[Grounded[str]]:
        def mark(doc: Grounded[str]) -> Grounded[str]:
            return interpolate("{} {}", self.mark, doc)

        return [mark(row) for row in each(fetch_rows("bees"))]

    @grounded_pure
    def text(self) -> Grounded[str]:
        # Of the name of a method, and with a first parameter that is no object of the class.
        def text(self: Grounded[str]) -> Grounded[str]:
            return self.strip()

        return text(fetch("bees"))

    @grounded_pure
    def trimmed(self, times: int) -> Grounded[str]:
        def trim(doc: Grounded[str], left: int) -> Grounded[str]:
            return doc if left == 0 else trim(doc[1:], left - 1)

        return trim(fetch("bees"), times)

    @classmethod
    @grounded_pure
    def long_ones(cls) -> list[Grounded[str]]:
        def chosen(rows: list[Grounded[str]]) -> Iterator[Grounded[str]]:
            for row in rows:
                if len(row) > 3:
                    yield row

        return list(chosen([*each(fetch_rows("bees"))]))
