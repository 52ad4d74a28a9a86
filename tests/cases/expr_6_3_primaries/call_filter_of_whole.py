"""Refused: selecting from a grounded whole draws its items plainly."""

from __future__ import annotations

import itertools

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def filtered(lines: Grounded[list[str]]) -> list[str]:
    return list(filter(str.isspace, lines))  # E: grounded-laundering `lines`


@grounded_pure
def dropped(lines: Grounded[list[str]]) -> list[str]:
    return list(itertools.dropwhile(str.isspace, lines))  # E: grounded-laundering `lines`


@grounded_pure
def rejected(lines: Grounded[list[str]]) -> list[str]:
    return list(itertools.filterfalse(str.isspace, lines))  # E: grounded-laundering `lines`
