"""Monitoring: windows over readings, moving averages, an anomaly report."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Reading:
    at: datetime
    celsius: float


T0 = datetime(2024, 1, 1)
SENSORS = {
    "cold": [
        Reading(T0 + timedelta(hours=h), t) for h, t in enumerate([4.0, 4.1, 3.9, 9.0, 9.5, 4.0])
    ],
    "new": [],
}


@tool(uses=retrieval)
def readings(sensor: str) -> list[Grounded[Reading]]:
    return [ground(r, source=f"{sensor}@{r.at:%H}") for r in SENSORS.get(sensor, [])]


@prompt(model="engineer")
def diagnose(text: str) -> str:
    return "The door was open: " + text


@dataclass
class Anomaly:
    start: Grounded[datetime]
    end: Grounded[datetime]
    peak: Grounded[float]

    def describe(self) -> Grounded[str]:
        return interpolate("{:%H:%M}-{:%H:%M} up to {:.1f}", self.start, self.end, self.peak)


def windows(items: list[Grounded[Reading]], size: int) -> Iterator[list[Grounded[Reading]]]:
    window: deque[Grounded[Reading]] = deque(maxlen=size)
    for item in items:
        window.append(item)
        if len(window) == size:
            yield list(window)


def average(window: list[Grounded[Reading]]) -> Grounded[float]:
    total = window[0].celsius
    for reading in window[1:]:
        total = total + reading.celsius
    return total / len(window)


def anomalies(items: list[Grounded[Reading]], limit: float) -> list[Anomaly]:
    found: list[Anomaly] = []
    current: Anomaly | None = None
    for item in items:
        if item.celsius <= limit:
            current = None
            continue
        if current is None:
            current = Anomaly(item.at, item.at, item.celsius)
            found.append(current)
        else:
            current.end = item.at
            current.peak = max(current.peak, item.celsius)
    return found


@grounded_pure
@agent
def report(sensor: str, limit: float = 8.0) -> Grounded[str] | InsufficientEvidence:
    items = sorted(readings(sensor), key=lambda r: r.at)
    if not items:
        return InsufficientEvidence(reason=f"{sensor} sends nothing")
    found = anomalies(items, limit)
    if not found:
        return InsufficientEvidence(reason="no anomaly")
    return diagnose(join("; ", [a.describe() for a in found]))


@grounded_pure
@agent
def averages(sensor: str, size: int = 3) -> list[Grounded[float]]:
    return [average(window) for window in windows(readings(sensor), size)]


def main() -> None:
    print(report("cold"), report("cold", 20.0), report("new"))
    print([round(a, 2) for a in averages("cold")])


if __name__ == "__main__":
    main()
