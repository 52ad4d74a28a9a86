"""Air quality: readings, an iterator class with __iter__/__next__, rolling average, alarm levels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

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


class Level(IntEnum):
    OK = 0
    WARN = 50
    ALARM = 100


@dataclass(frozen=True)
class Reading:
    station: str
    hour: int
    pm10: int


READINGS = [Reading("S1", h, v) for h, v in enumerate((20, 60, 110, 40))]


@tool(uses=retrieval)
def readings(station: str, hour: int) -> list[Grounded[Reading]]:
    return [
        ground(r, source=f"{station}/{r.hour}")
        for r in READINGS
        if r.station == station and r.hour == hour
    ]


@prompt(model="air")
def warn(station: str, readings: str) -> str:
    return f"{station}: {readings}"


class Day:
    """All readings of a station, hour by hour."""

    def __init__(self, station: str, hours: int) -> None:
        self.station = station
        self.hours = hours

    def __iter__(self) -> Iterator[Grounded[Reading]]:
        for hour in range(self.hours):
            yield from readings(self.station, hour)


def label(reading: Grounded[Reading]) -> Grounded[str]:
    if reading.pm10 >= Level.ALARM:
        text = "ALARM"
    elif reading.pm10 >= Level.WARN:
        text = "warning"
    else:
        text = "ok"
    return interpolate("{}h {} ({})", reading.hour, reading.pm10, text)


@grounded_pure
def bulletin(station: str, hours: int = 4) -> Grounded[str] | InsufficientEvidence:
    high = [r for r in Day(station, hours) if r.pm10 >= Level.WARN]
    if not high:
        return InsufficientEvidence(reason="the air is fine")
    return warn(station, join(", ", [label(r) for r in high]))


@grounded_pure
def average(station: str, hours: int = 4) -> Grounded[float] | None:
    values = [r.pm10 for r in Day(station, hours)]
    if not values:
        return None
    return sum(values[1:], values[0]) / len(values)


if __name__ == "__main__":
    print(bulletin("S1"))
    print(bulletin("S2"))
    print(average("S1"), average("S2"))
