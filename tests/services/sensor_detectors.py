"""Sensor diagnosis: pluggable detectors (Protocol objects), findings with severity, aggregated by max severity."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

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
class Finding:
    detector: str
    message: Grounded[str]
    severity: Grounded[float]


class Detector(Protocol):
    name: str

    @grounded_pure
    def detect(self, series: Sequence[Grounded[float]]) -> Finding | None: ...


class Spike:
    name = "spike"

    def __init__(self, factor: float) -> None:
        self.factor = factor

    @grounded_pure
    def detect(self, series: Sequence[Grounded[float]]) -> Finding | None:
        top = max(series)
        low = min(series)
        if top <= self.factor * low:
            return None
        return Finding(self.name, interpolate("peak of {}", top), top / low)


class Flat:
    name = "flat"

    @grounded_pure
    def detect(self, series: Sequence[Grounded[float]]) -> Finding | None:
        if len(series) < 3 or max(series) != min(series):
            return None
        return Finding(self.name, interpolate("stuck at {}", series[0]), series[0] * 0 + 1)


DATA = {"s1": [1.0, 1.1, 9.0], "s2": [2.0, 2.0, 2.0], "s3": [1.0, 1.1, 1.2]}


@tool(uses=retrieval)
def series(sensor: str) -> list[Grounded[float]]:
    return [ground(v, source=f"{sensor}/{n}") for n, v in enumerate(DATA.get(sensor, []))]


@prompt(model="engineer")
def advise(sensor: str, findings: str) -> str:
    return f"{sensor}: {findings}"


class Monitor:
    def __init__(self, *detectors: Detector) -> None:
        self.detectors = detectors

    @grounded_pure
    def check(self, sensor: str) -> Grounded[str] | InsufficientEvidence:
        values = series(sensor)
        if not values:
            return InsufficientEvidence(reason=f"no data of {sensor}")
        maybe = [detector.detect(values) for detector in self.detectors]
        findings = [finding for finding in maybe if finding is not None]
        if not findings:
            return InsufficientEvidence(reason="all is well")
        worst = max(findings, key=lambda f: f.severity)
        return interpolate(
            "{} (worst: {})",
            advise(sensor, join(", ", [f.message for f in findings])),
            worst.message,
        )


def main() -> None:
    monitor = Monitor(Spike(3), Flat())
    for sensor in ("s1", "s2", "s3", "s4"):
        result = monitor.check(sensor)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, sorted({s.source for s in result.sources().retrievals()}))


if __name__ == "__main__":
    main()
