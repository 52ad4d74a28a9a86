"""Timeline: dated events from several archives, merged and grouped by year."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from itertools import groupby

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    retrieval,
    tool,
)


@dataclass(frozen=True, order=True)
class Event:
    day: date
    what: str


ARCHIVES = {
    "city": [Event(date(1990, 1, 1), "founded"), Event(date(2001, 5, 5), "flood")],
    "press": [Event(date(1990, 6, 1), "first paper"), Event(date(2010, 3, 3), "strike")],
}


@tool(uses=retrieval)
def events(archive: str) -> list[Grounded[Event]]:
    return [ground(e, source=f"{archive}:{e.day}") for e in ARCHIVES.get(archive, [])]


@dataclass
class Year:
    year: Grounded[int]
    events: list[Grounded[Event]]

    def render(self) -> Grounded[str]:
        return interpolate("{}: {}", self.year, join(", ", [e.what for e in self.events]))


def year_of(event: Grounded[Event]) -> Grounded[int]:
    return event.day.year


def merged(archives: list[str]) -> Iterator[Grounded[Event]]:
    streams = [sorted(events(a), key=lambda e: e.day) for a in archives]
    yield from heapq.merge(*streams, key=lambda e: e.day)


def within(items: list[Grounded[Event]], start: date, end: date) -> list[Grounded[Event]]:
    return [e for e in items if start <= e.day <= end]


@grounded_pure
@agent
def timeline(archives: list[str], start: date, end: date) -> list[Year]:
    items = within(list(merged(archives)), start, end)
    years = []
    for year, group in groupby(items, key=year_of):
        years.append(Year(year, list(group)))
    return years


def main() -> None:
    for year in timeline(["city", "press"], date(1980, 1, 1), date(2005, 1, 1)):
        print(year.render())


if __name__ == "__main__":
    main()
