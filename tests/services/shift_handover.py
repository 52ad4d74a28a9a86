"""Shift handover: two feeds are merged, alerts are counted for the log, a text is written."""

from __future__ import annotations

import logging
from collections import Counter
from dataclasses import dataclass
from datetime import datetime

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("handover")


@dataclass(frozen=True)
class Alert:
    at: datetime
    unit: str
    level: int
    text: str


FEEDS: dict[str, list[Alert]] = {
    "icu": [
        Alert(datetime(2024, 1, 1, 6), "icu", 3, "Bed 4 fever"),
        Alert(datetime(2024, 1, 1, 5), "icu", 1, "Bed 2 ok"),
    ],
    "er": [Alert(datetime(2024, 1, 1, 4), "er", 2, "Crowded")],
}


@tool(uses=retrieval)
def alerts(unit: str, since: datetime) -> list[Grounded[Alert]]:
    return [ground(a, source=f"{unit}/{a.at:%H}") for a in FEEDS.get(unit, []) if a.at >= since]


@tool
def notify(channel: str, subject: str) -> None:
    log.info("to %s: %s", channel, subject)


@prompt(model="nurse")
def handover(text: str) -> str:
    return "Take over: " + text.replace("\n", "; ")


def line(alert: Grounded[Alert]) -> Grounded[str]:
    stars = "*" * alert.level
    return interpolate("{:%H:%M} {} {}", alert.at, stars, alert.text)


def by_level(items: list[Grounded[Alert]]) -> Grounded[dict[int, int]]:
    counts: dict[Grounded[int], int] = Counter()
    for item in items:
        counts[item.level] += 1
    return lift(dict)(counts)


@grounded_pure
@agent
def write(
    units: list[str], since: datetime, min_level: int = 2
) -> Grounded[str] | InsufficientEvidence:
    merged = sorted(
        (a for unit in units for a in alerts(unit, since)), key=lambda a: (a.at, -a.level)
    )
    log.info("levels: %s", by_level(merged))
    important = [a for a in merged if a.level >= min_level]
    if not important:
        notify("ward", "quiet night")
        return InsufficientEvidence(reason="no important alert")
    worst = max(a.level for a in important)
    if worst >= 3:
        notify("doctor", "please come to the handover")
    return handover(join("\n", map(line, important)))


def main() -> None:
    print(write(["icu", "er"], datetime(2024, 1, 1)))
    print(write(["er"], datetime(2024, 1, 1), 3))


if __name__ == "__main__":
    main()
