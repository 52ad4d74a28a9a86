"""Refused: what a helper gives is new, but holds what others have, or its code runs as content says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure

T = TypeVar("T")
LOG: list[str] = []


@dataclass
class Report:
    seen: int = 0


async def noting() -> Report:
    LOG.append("made")
    return Report()


def boxed(value: T) -> list[T]:
    return [value]


@grounded_pure
async def awaited_or_not(doc: Grounded[str]) -> int:
    report = noting()
    if len(doc) > 3:
        await report  # E: grounded-laundering
    return len(LOG)


@grounded_pure
async def awaited_in_a_list_or_not(doc: Grounded[str]) -> int:
    reports = [noting()]
    if len(doc) > 3:
        await reports[0]  # E: grounded-laundering
    return len(LOG)


@grounded_pure
def of_a_variable(doc: Grounded[str]) -> int:
    report = Report()
    held = boxed(report)
    if len(doc) > 3:
        held[0].seen = 1  # E: grounded-laundering
    return report.seen


@grounded_pure
def of_a_variable_twice(doc: Grounded[str]) -> int:
    report = Report()
    held = boxed(boxed(report))
    if len(doc) > 3:
        held[0][0].seen = 1  # E: grounded-laundering
    return report.seen
