"""Data quality: a Collector object with kept/rejected lists; rejected ones logged; rules as methods."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

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

log = logging.getLogger("quality")


@dataclass(frozen=True)
class Measurement:
    station: str
    value: float
    unit: str


ROWS = [
    Measurement("A", 12.0, "C"),
    Measurement("A", 999.0, "C"),
    Measurement("B", 54.0, "F"),
    Measurement("B", 13.0, "C"),
]


@tool(uses=retrieval)
def measurements(region: str) -> list[Grounded[Measurement]]:
    return (
        [ground(m, source=f"{region}/{n}") for n, m in enumerate(ROWS)] if region == "alps" else []
    )


@prompt(model="climate")
def describe(region: str, text: str) -> str:
    return f"{region}: {text}"


@dataclass
class Collector:
    kept: list[Grounded[Measurement]] = field(default_factory=list)
    rejected: list[Grounded[Measurement]] = field(default_factory=list)

    def offer(self, m: Grounded[Measurement]) -> None:
        if self.plausible(m):
            self.kept.append(m)
        else:
            self.rejected.append(m)
            log.info("rejected %s", m)

    def plausible(self, m: Grounded[Measurement]) -> Grounded[bool] | bool:
        return m.unit == "C" and -60 <= m.value <= 60

    @property
    def share(self) -> float:
        total = len(self.kept) + len(self.rejected)
        return len(self.kept) / total if total else 0.0


def mean(values: list[Grounded[float]]) -> Grounded[float]:
    return sum(values[1:], values[0]) / len(values)


@grounded_pure
def climate(region: str, minimum: float = 0.4) -> Grounded[str] | InsufficientEvidence:
    collector = Collector()
    for m in measurements(region):
        collector.offer(m)
    if collector.share < minimum:
        return InsufficientEvidence(reason="the data are too bad")
    average = mean([m.value for m in collector.kept])
    return describe(
        region,
        interpolate("{:.1f} C from {}", average, join("+", [m.station for m in collector.kept])),
    )


def main() -> None:
    for region in ("alps", "sea"):
        result = climate(region)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
