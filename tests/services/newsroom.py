"""Newsroom: a fact checker with retries and exponential backoff (decorator with arguments)."""

import functools
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

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

P = ParamSpec("P")
R = TypeVar("R")
logger = logging.getLogger(__name__)


class Overloaded(Exception):
    pass


def retry(attempts: int, base: float = 0.001) -> Callable[[Callable[P, R]], Callable[P, R]]:
    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @functools.wraps(function)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
            delay = base
            for attempt in range(1, attempts):
                try:
                    return function(*args, **kwargs)
                except Overloaded:
                    logger.warning("attempt %d of %d failed", attempt, attempts)
                    time.sleep(delay)
                    delay *= 2
            return function(*args, **kwargs)

        return wrapper

    return decorate


@dataclass(frozen=True)
class Report:
    outlet: str
    text: str
    reliability: float


@tool(uses=retrieval)
def archive(claim: str) -> list[Grounded[Report]]:
    if "bridge" not in claim:
        return []
    return [
        ground(Report("Daily", "The bridge opened in 1932.", 0.9), source="daily/1"),
        ground(Report("Blog", "The bridge opened in 1935.", 0.3), source="blog/7"),
    ]


calls = 0


@prompt(model="judge")
def judge(claim: str, reports: str) -> str:
    global calls
    calls += 1
    if calls == 1:
        raise Overloaded
    return "supported: " + reports.splitlines()[0]


@retry(3)
@grounded_pure
def verdict(claim: str, reports: list[Grounded[Report]]) -> Grounded[str]:
    lines = [interpolate("{}: {}", r.outlet, r.text) for r in reports]
    return judge(claim, join("\n", lines))


@grounded_pure
def check(claim: str, threshold: float = 0.5) -> Grounded[str] | InsufficientEvidence:
    reports = [r for r in archive(claim) if r.reliability >= threshold]
    if len(reports) == 0:
        return InsufficientEvidence(reason="no reliable report")
    result = verdict(claim, reports)
    if not result.startswith(("supported", "refuted")):
        return InsufficientEvidence(reason="the judge did not decide")
    return result


if __name__ == "__main__":
    print(check("The bridge opened in 1932"))
    print(check("The tower is tall"))
