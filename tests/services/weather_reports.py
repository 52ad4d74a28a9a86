"""Weather reports: fallback between two stations, with retries."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)
T = TypeVar("T")


class StationDown(Exception):
    pass


@dataclass(frozen=True)
class Reading:
    station: str
    celsius: float
    wind: int


attempts: dict[str, int] = {}


@tool(uses=retrieval)
def read(station: str, town: str) -> Grounded[Reading] | None:
    attempts[station] = attempts.get(station, 0) + 1
    if station == "primary" and attempts[station] < 3:
        raise StationDown(station)
    if station == "broken":
        raise StationDown(station)
    if town == "Atlantis":
        return None
    return ground(Reading(station, 21.5, 12), source=f"{station}/{town}")


@prompt(model="presenter")
def present(town: str, reading: str) -> str:
    return f"Weather for {town}: {reading}"


def retry(call: Callable[[], T], times: int = 3, delay: float = 0.0) -> T:
    last: Exception | None = None
    for attempt in range(times):
        try:
            return call()
        except StationDown as error:
            log.warning("attempt %d failed", attempt)
            last = error
            time.sleep(delay)
    raise StationDown("no station answers") from last


def try_read(station: str, town: str) -> Grounded[Reading] | None:
    try:
        return retry(lambda: read(station, town))
    except StationDown:
        log.warning("station %s is down", station)
        return None


def first_reading(stations: list[str], town: str) -> Grounded[Reading] | None:
    for station in stations:
        reading = try_read(station, town)
        if reading is not None:
            return reading
    return None


@grounded_pure
@agent
def report(town: str) -> Grounded[str] | InsufficientEvidence:
    reading = first_reading(["broken", "primary", "secondary"], town)
    if reading is None:
        return InsufficientEvidence(reason=f"no reading for {town}")
    text = interpolate("{:.0f} degrees, wind {} km/h", reading.celsius, reading.wind)
    if reading.celsius > 30:
        text = text + ", heat warning"
    return present(town, text)


def main() -> None:
    print(report("Rome"))
    print(report("Atlantis"))


if __name__ == "__main__":
    main()
