"""Public health: outbreak reports, ExitStack-like metrics, time limits inside a loop."""

from __future__ import annotations

import logging
import time
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

logger = logging.getLogger("outbreak")


@dataclass(frozen=True)
class Report:
    region: str
    cases: int
    text: str


REPORTS = {
    "north": [Report("north", 12, "Twelve cases of measles."), Report("north", 0, "No flu.")],
    "south": [Report("south", 3, "Three cases.")],
}


@tool(uses=retrieval)
def fetch_reports(region: str) -> list[Grounded[Report]]:
    if region == "east":
        raise ConnectionError("east is offline")
    return [ground(r, source=f"rki/{region}/{i}") for i, r in enumerate(REPORTS.get(region, []))]


@prompt(model="epi")
def brief(disease: str, reports: str) -> str:
    return f"{disease}: {reports}"


@dataclass
class Metrics:
    requests: int = 0
    failures: int = 0
    seconds: list[float] = field(default_factory=list)


class Surveillance:
    def __init__(self, deadline: float = 5.0) -> None:
        self.deadline = deadline
        self.metrics = Metrics()

    def _fetch(self, region: str) -> list[Grounded[Report]]:
        started = time.monotonic()
        self.metrics.requests += 1
        try:
            return fetch_reports(region)
        except ConnectionError:
            self.metrics.failures += 1
            logger.warning("%s failed", region)
            return []
        finally:
            self.metrics.seconds.append(time.monotonic() - started)

    @grounded_pure
    def situation(self, disease: str, regions: list[str]) -> Grounded[str] | InsufficientEvidence:
        started = time.monotonic()
        collected: list[Grounded[Report]] = []
        for region in regions:
            if time.monotonic() - started > self.deadline:
                logger.warning("deadline reached before %s", region)
                break
            collected.extend(self._fetch(region))
        relevant = [r for r in collected if r.cases > 0]
        if not relevant:
            return InsufficientEvidence(reason="no cases were reported")
        relevant.sort(key=lambda r: -r.cases)
        return brief(
            disease, join(" ", [interpolate("[{}] {}", r.region, r.text) for r in relevant])
        )


if __name__ == "__main__":
    surveillance = Surveillance()
    print(surveillance.situation("measles", ["south", "east", "north"]))
    print(surveillance.situation("measles", ["west"]))
    print(surveillance.metrics.requests, surveillance.metrics.failures)
