"""Historic weather: retries with exponential backoff inside a generic helper and a fallback value (None)."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import TypeVar

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

T = TypeVar("T")
log = logging.getLogger("weather")
_flaky = {"noaa": 2, "ecad": 0, "dead": 99}


class SourceError(Exception):
    def __init__(self, source: str, status: int) -> None:
        super().__init__(f"{source} answered {status}")
        self.status = status


@tool(uses=retrieval)
def record(source: str, day: str) -> Grounded[str]:
    if _flaky[source] > 0:
        _flaky[source] -= 1
        raise SourceError(source, 503)
    return ground(f"{day}: 21 C", source=f"{source}/{day}")


@prompt(model="meteo")
def phrase(day: str, data: str) -> str:
    return f"On that day, {data}"


def with_backoff(call: Callable[[], T], attempts: int = 3, base: float = 0.001) -> T | None:
    for attempt in range(attempts):
        try:
            return call()
        except SourceError as error:
            log.warning("attempt %d: %s", attempt + 1, error)
            if error.status < 500:
                return None
            time.sleep(base * 2**attempt)
    return None


def one(source: str, day: str) -> Grounded[str] | None:
    return with_backoff(lambda: record(source, day))


def first_answer(sources: Sequence[str], day: str) -> Grounded[str] | None:
    for source in sources:
        found = one(source, day)
        if found is not None:
            return found
        log.info("%s gave up", source)
    return None


@grounded_pure
def weather_on(day: str, sources: Sequence[str]) -> Grounded[str] | InsufficientEvidence:
    found = first_answer(sources, day)
    if found is None:
        return InsufficientEvidence(reason=f"no source knows {day}", missing=tuple(sources))
    reply = with_backoff(lambda: phrase(day, found))
    return reply or found


def main() -> None:
    for sources in (["dead", "noaa"], ["dead"]):
        result = weather_on("1999-08-11", sources)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
