"""Log analysis: filters by severity, a context manager for timing, a builder for the prompt."""

from __future__ import annotations

import contextlib
import enum
import logging
import time
from collections.abc import Iterator
from dataclasses import dataclass

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
from typing_extensions import Self

log = logging.getLogger("logs")


class Level(enum.IntEnum):
    INFO = 1
    WARNING = 2
    ERROR = 3


@dataclass(frozen=True)
class Line:
    service: str
    level: Level
    message: str


LINES = [
    Line("auth", Level.INFO, "user logged in"),
    Line("auth", Level.ERROR, "token expired for session 9"),
    Line("db", Level.WARNING, "slow query: 3 s"),
    Line("db", Level.ERROR, "connection refused"),
]


@tool(uses=retrieval)
def query_logs(service: str, limit: int = 100) -> list[Grounded[Line]]:
    found = [ln for ln in LINES if service in ("*", ln.service)]
    return [ground(ln, source=f"loki://{ln.service}/{n}") for n, ln in enumerate(found[:limit])]


@prompt(model="sre")
def diagnose(prompt_text: str) -> str:
    return "Diagnosis of: " + prompt_text


@contextlib.contextmanager
def timed(what: str) -> Iterator[None]:
    start = time.monotonic()
    try:
        yield
    finally:
        log.info("%s took %.3f s", what, time.monotonic() - start)


class PromptBuilder:
    def __init__(self, task: str) -> None:
        self._task = task
        self._sections: list[Grounded[str]] = []

    def section(self, title: str, lines: list[Grounded[str]]) -> Self:
        if lines:
            self._sections.append(interpolate("## {}\n{}", title, join("\n", lines)))
        return self

    def build(self) -> Grounded[str] | None:
        if not self._sections:
            return None
        return self._task + "\n" + join("\n", self._sections)


def at_least(lines: list[Grounded[Line]], level: Level) -> list[Grounded[str]]:
    return [line.message for line in lines if line.level >= level]


@grounded_pure
def incident_report(service: str) -> Grounded[str] | InsufficientEvidence:
    with timed("query"):
        lines = query_logs(service)
    builder = PromptBuilder("Explain the outage.")
    builder.section("Errors", at_least(lines, Level.ERROR))
    builder.section("Warnings and worse", at_least(lines, Level.WARNING))
    text = builder.build()
    if text is None:
        return InsufficientEvidence(reason="the logs are clean")
    with timed("model"):
        return diagnose(text)


def main() -> None:
    for service in ("*", "auth", "web"):
        result = incident_report(service)
        if isinstance(result, InsufficientEvidence):
            print(service, result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
