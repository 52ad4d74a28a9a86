"""Refused: `filter` draws the items of a grounded whole plainly; a starred parameter takes them."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from corvid_runtime import Grounded, agent, grounded_pure


@grounded_pure
def digits(text: Grounded[str]) -> list[str]:
    return list(filter(str.isdigit, text))  # E: grounded-laundering


@grounded_pure
def others(texts: Grounded[list[str]]) -> Iterator[str]:
    return itertools.filterfalse(str.isdigit, texts)  # E: grounded-laundering


@grounded_pure
def failures(texts: list[Grounded[str]], names: list[str]) -> list[ValueError]:
    return list(map(ValueError, names, texts, names))  # E: grounded-laundering


@agent
def noted(texts: list[Grounded[str]], names: list[str]) -> list[ValueError]:
    return list(map(ValueError, names, texts, names))  # N: grounded-coercion[argument]


@agent
def is_apart(texts: set[Grounded[str]], names: set[str]) -> bool:
    return texts.isdisjoint(names)  # N: grounded-coercion[condition]
