"""Ocean buoys: running statistics class (Welford), outlier removal, chart text with unicode bars."""

from __future__ import annotations

import math
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


@dataclass(frozen=True)
class Reading:
    hour: int
    metres: float


DATA = {"b1": [1.0, 1.2, 9.9, 1.1], "b2": []}


@tool(uses=retrieval)
def readings(buoy: str) -> list[Grounded[Reading]]:
    return [ground(Reading(h, m), source=f"{buoy}/{h}") for h, m in enumerate(DATA.get(buoy, []))]


@prompt(model="coast guard")
def bulletin(buoy: str, chart: str) -> str:
    return f"{buoy}\n{chart}"


class Running:
    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.m2 = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        delta = value - self.mean
        self.mean += delta / self.count
        self.m2 += delta * (value - self.mean)

    @property
    def deviation(self) -> float:
        return math.sqrt(self.m2 / self.count) if self.count else 0.0


def without_outliers(items: list[Grounded[Reading]], factor: float) -> list[Grounded[Reading]]:
    running = Running()
    for item in items:
        running.add(float(item.metres))
    limit = factor * running.deviation
    return [item for item in items if abs(item.metres - running.mean) <= limit]


def bar(item: Grounded[Reading]) -> Grounded[str]:
    return interpolate("{:02d}h {} {:.1f}", item.hour, "▇" * int(item.metres * 5), item.metres)


@grounded_pure
def waves(buoy: str, factor: float = 1.5) -> Grounded[str] | InsufficientEvidence:
    items = without_outliers(readings(buoy), factor)
    if not items:
        return InsufficientEvidence(reason=f"{buoy} is silent")
    return bulletin(buoy, join("\n", [bar(item) for item in items]))


def main() -> None:
    for buoy in ("b1", "b2"):
        result = waves(buoy)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
