"""Refused: what stands together is decided by content."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure


@dataclass(frozen=True)
class Entry:
    service: str
    line: Grounded[str]


def length(entry: Entry) -> int:
    return len(str(entry.line))


@grounded_pure
def by_content(found: list[Entry]) -> list[str]:
    keyed = itertools.groupby(found, key=lambda each: each.line)  # E: grounded-laundering
    return [next(group).service for _, group in keyed]


@grounded_pure
def keyword_first(found: list[Entry]) -> list[str]:
    keyed = itertools.groupby(key=lambda each: each.line, iterable=found)  # E: grounded-laundering
    return [next(group).service for _, group in keyed]


@grounded_pure
def computed(found: list[Entry]) -> list[str]:
    keyed = itertools.groupby(found, length)  # E: grounded-laundering  # E: grounded-laundering
    return [next(group).service for _, group in keyed]


@grounded_pure
def bare(found: list[Entry]) -> list[str]:
    return [next(group).service for _, group in itertools.groupby(found)]  # E: grounded-laundering


@grounded_pure
def no_key(found: list[Entry]) -> int:
    return len([*itertools.groupby(found, None)])  # E: grounded-laundering


@grounded_pure
def flagged(found: list[Entry], pages: list[Grounded[str]]) -> list[str]:
    return [each.service for each in itertools.compress(found, pages)]  # E: grounded-laundering
