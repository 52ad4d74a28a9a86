"""Refused: an item of a spread tuple that fills a plain parameter."""

from __future__ import annotations

from typing import TypedDict

from corvid_runtime import Grounded, grounded_pure


class Row(TypedDict):
    n: int
    text: Grounded[str]


@grounded_pure
def use(n: int, *rest: object) -> int:
    return n


@grounded_pure
def named(n: int, text: object) -> int:
    return n


@grounded_pure
def spread(pair: tuple[int, Grounded[str]]) -> int:
    return use(*pair)  # E: grounded-laundering


@grounded_pure
def by_name(row: Row) -> int:
    return named(**row)  # E: grounded-laundering
