"""Accepted: what is drawn from a list of grounded items stays grounded."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, each, grounded_pure


@grounded_pure
def digits(texts: Grounded[list[str]]) -> list[Grounded[str]]:
    return list(filter(None, each(texts)))


@grounded_pure
def others(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(itertools.filterfalse(lambda text: text.isdigit(), texts))


@grounded_pure
def failures(texts: list[str], names: list[str]) -> list[ValueError]:
    return list(map(ValueError, names, texts, names))
