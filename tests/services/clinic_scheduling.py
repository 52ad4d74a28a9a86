"""Clinic scheduling: intervals from a calendar service, merge overlapping, find the gaps (datetime arithmetic)."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from datetime import datetime, timedelta

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

DAY = datetime(2024, 3, 1)


@dataclass(frozen=True)
class Busy:
    start: datetime
    end: datetime


CALENDAR: dict[str, list[tuple[float, float]]] = {
    "Dr Wu": [(9, 10), (9.5, 11), (13, 14)],
    "Dr No": [(8, 18)],
}


def at(hour: float) -> datetime:
    return DAY + timedelta(hours=hour)


@tool(uses=retrieval)
def busy(doctor: str) -> list[Grounded[Busy]]:
    return [
        ground(Busy(at(a), at(b)), source=f"cal/{doctor}/{n}")
        for n, (a, b) in enumerate(CALENDAR.get(doctor, []))
    ]


@prompt(model="reception")
def offer(doctor: str, slots: str) -> str:
    return f"{doctor} is free {slots}"


@dataclass
class Interval:
    start: Grounded[datetime]
    end: Grounded[datetime]


def merge(items: list[Grounded[Busy]]) -> list[Interval]:
    merged: list[Interval] = []
    for item in sorted(items, key=lambda b: b.start):
        if merged and item.start <= merged[-1].end:
            merged[-1].end = max(merged[-1].end, item.end)
        else:
            merged.append(Interval(item.start, item.end))
    return merged


def gaps(intervals: list[Interval], minimum: timedelta) -> list[Interval]:
    free: list[Interval] = []
    for before, after in itertools.pairwise(intervals):
        if after.start - before.end >= minimum:
            free.append(Interval(before.end, after.start))
    return free


@grounded_pure
def free_slots(doctor: str, minutes: int = 30) -> Grounded[str] | InsufficientEvidence:
    free = gaps(merge(busy(doctor)), timedelta(minutes=minutes))
    if not free:
        return InsufficientEvidence(reason=f"{doctor} has no free slot")
    return offer(
        doctor, join(", ", [interpolate("{:%H:%M}-{:%H:%M}", i.start, i.end) for i in free])
    )


def main() -> None:
    for doctor in ("Dr Wu", "Dr No"):
        result = free_slots(doctor)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
