"""Archive service: dates and Decimal, pairwise gaps, timeline building."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from itertools import pairwise

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


@dataclass(frozen=True, order=True)
class Event:
    day: date
    title: str


EVENTS = {
    "bridge": [
        Event(date(1932, 3, 19), "Opening"),
        Event(date(1923, 7, 28), "First sod"),
        Event(date(1932, 4, 1), "First toll"),
    ],
}


@tool(uses=retrieval)
def events(topic: str) -> list[Grounded[Event]]:
    return [ground(e, source=f"archive/{e.title}") for e in EVENTS.get(topic, [])]


@prompt(model="historian")
def narrate(topic: str, timeline: str) -> str:
    return f"{topic}: {timeline}"


def timeline(items: list[Grounded[Event]]) -> list[Grounded[Event]]:
    return sorted(items, key=lambda e: e.day)


def with_gaps(items: list[Grounded[Event]], gap: timedelta) -> list[Grounded[str]]:
    lines = [interpolate("{}: {}", items[0].day.isoformat(), items[0].title)]
    for earlier, later in pairwise(items):
        if later.day - earlier.day > gap:
            lines.append(interpolate("... {} later ...", later.day - earlier.day))
        lines.append(interpolate("{}: {}", later.day.isoformat(), later.title))
    return lines


@grounded_pure
def story(topic: str, gap_days: int = 365) -> Grounded[str] | InsufficientEvidence:
    ordered = timeline(events(topic))
    if not ordered:
        return InsufficientEvidence(reason=f"no events about {topic}")
    return narrate(topic, join(" | ", with_gaps(ordered, timedelta(days=gap_days))))


@grounded_pure
def between(topic: str, first: date, last: date) -> list[Grounded[Event]]:
    return [e for e in events(topic) if first <= e.day <= last]


@grounded_pure
def latest(topic: str) -> Grounded[date] | None:
    return max((e.day for e in events(topic)), default=None)


if __name__ == "__main__":
    print(story("bridge"))
    print(story("tunnel"))
    print(between("bridge", date(1932, 1, 1), date(1932, 3, 31)))
    print(latest("bridge"), latest("tunnel"))
