"""Scheduling assistant: calendars are retrieved, free slots computed with plain helpers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Meeting:
    title: str
    start: datetime
    end: datetime


DAY = datetime(2024, 5, 6)
CALENDARS = {
    "ann": [
        Meeting("standup", DAY.replace(hour=9), DAY.replace(hour=10)),
        Meeting("lunch", DAY.replace(hour=12), DAY.replace(hour=13)),
    ],
    "bob": [Meeting("review", DAY.replace(hour=10), DAY.replace(hour=12))],
}


@tool(uses=retrieval)
def calendar(person: str, day: datetime) -> list[Grounded[Meeting]] | None:
    if person not in CALENDARS:
        return None
    return [ground(m, source=f"cal/{person}/{m.title}") for m in CALENDARS[person]]


@prompt(model="secretary")
def invitation(people: list[str], slot: str) -> str:
    return f"Dear {' and '.join(people)}, let us meet at {slot}."


@lift
def free_slot(
    busy: list[Meeting], length: timedelta, opening: datetime, closing: datetime
) -> datetime | None:
    start = opening
    for meeting in sorted(busy, key=lambda m: m.start):
        if meeting.start - start >= length:
            return start
        start = max(start, meeting.end)
    return start if closing - start >= length else None


def busy_times(people: Iterable[str], day: datetime) -> tuple[list[Grounded[Meeting]], list[str]]:
    meetings: list[Grounded[Meeting]] = []
    unknown: list[str] = []
    for person in people:
        found = calendar(person, day)
        if found is None:
            unknown.append(person)
        else:
            meetings += found
    return meetings, unknown


@grounded_pure
@agent
def schedule(
    people: list[str], day: datetime, minutes: int = 60
) -> Grounded[str] | InsufficientEvidence:
    meetings, unknown = busy_times(people, day)
    if unknown:
        return InsufficientEvidence(
            reason="unknown people: " + ", ".join(unknown), missing=tuple(unknown)
        )
    if not meetings:
        return InsufficientEvidence(reason="the calendars are empty, take any time")
    slot = free_slot(
        meetings, timedelta(minutes=minutes), day.replace(hour=9), day.replace(hour=17)
    )
    if slot is None:
        return InsufficientEvidence(reason="no free slot")
    return invitation(people, interpolate("{:%H:%M}", slot))


def main() -> None:
    print(schedule(["ann", "bob"], DAY))
    print(schedule(["ann"], DAY, 600))
    print(schedule(["ann", "cyd"], DAY))


if __name__ == "__main__":
    main()
