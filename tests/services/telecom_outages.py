"""Telecom outages: decorator with arguments (retry), decorator for caching below the boundary, circuit breaker."""

from __future__ import annotations

import functools
import logging
import time
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

P = ParamSpec("P")
R = TypeVar("R")
log = logging.getLogger("outages")


class Unavailable(Exception): ...


def retry(times: int, delay: float = 0.0) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def run(*args: P.args, **kwargs: P.kwargs) -> R:
            for attempt in range(1, times):
                try:
                    return function(*args, **kwargs)
                except Unavailable:
                    log.warning("%s failed (%d/%d)", function.__name__, attempt, times)
                    time.sleep(delay)
            return function(*args, **kwargs)

        return run

    return decorate


CALLS = {"count": 0}


@tool(uses=retrieval)
@retry(times=3)
def outage(postcode: str) -> Grounded[str] | None:
    CALLS["count"] += 1
    if CALLS["count"] % 2:
        raise Unavailable(postcode)
    return (
        ground("Fibre cut, repaired by noon.", source=f"noc/{postcode}")
        if postcode.startswith("5")
        else None
    )


@prompt(model="support")
@retry(times=2)
def apologise(customer: str, cause: str) -> str:
    return f"Dear {customer}, sorry: {cause}"


class Breaker:
    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.failures = 0

    @property
    def open(self) -> bool:
        return self.failures >= self.limit


class OutageDesk:
    def __init__(self) -> None:
        self.breaker = Breaker(2)

    @grounded_pure
    def reply(self, customer: str, postcode: str) -> Grounded[str] | InsufficientEvidence:
        if self.breaker.open:
            return InsufficientEvidence(reason="the NOC is not asked any more")
        try:
            cause = outage(postcode)
        except Unavailable:
            self.breaker.failures += 1
            return InsufficientEvidence(reason="the NOC does not answer")
        if cause is None:
            return InsufficientEvidence(reason="no outage is known")
        return apologise(customer, cause)


def main() -> None:
    desk = OutageDesk()
    for postcode in ("53111", "10115"):
        result = desk.reply("Ms Ray", postcode)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
