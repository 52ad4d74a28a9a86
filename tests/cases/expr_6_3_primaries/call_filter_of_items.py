"""Accepted: a selection from grounded items keeps them."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def filtered(lines: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(filter(lambda line: bool(line), lines))


@grounded_pure
def dropped(lines: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(itertools.dropwhile(lambda line: not line, lines))
