"""Weather warnings: a domain entity built from retrieved JSON-like dicts; datetime filters; formatting."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

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


@dataclass(frozen=True, order=True)
class Warning_:
    level: int
    start: datetime
    end: datetime
    text: str

    @property
    def hours(self) -> float:
        return (self.end - self.start).total_seconds() / 3600

    def active(self, at: datetime) -> bool:
        return self.start <= at < self.end


T0 = datetime(2024, 5, 1, 12)
FEED = [
    Warning_(1, T0, T0 + timedelta(hours=3), "Wind in gusts"),
    Warning_(3, T0 - timedelta(hours=1), T0 + timedelta(hours=1), "Thunderstorm"),
    Warning_(2, T0 + timedelta(days=1), T0 + timedelta(days=2), "Frost"),
]


@tool(uses=retrieval)
def feed(region: str) -> list[Grounded[Warning_]]:
    return (
        [ground(w, source=f"dwd/{region}/{n}") for n, w in enumerate(FEED)]
        if region == "north"
        else []
    )


@prompt(model="weather")
def advise(situation: str, activity: str) -> str:
    return f"{activity}: {situation}"


def describe(w: Grounded[Warning_]) -> Grounded[str]:
    return interpolate("level {}: {} for {:.0f} h from {:%H:%M}", w.level, w.text, w.hours, w.start)


@grounded_pure
def warnings(
    region: str, at: datetime, activity: str, min_level: int = 1
) -> Grounded[str] | InsufficientEvidence:
    active = [w for w in feed(region) if w.active(at) and w.level >= min_level]
    if not active:
        return InsufficientEvidence(reason=f"no warnings for {region} at {at:%H:%M}")
    worst = max(active, key=lambda w: (w.level, w.hours))
    rest = [w for w in active if w != worst]
    lines = [interpolate("worst {}", describe(worst))] + [
        describe(w) for w in sorted(rest, key=lambda w: w.start)
    ]
    return advise(join("; ", lines), activity)


def main() -> None:
    for region, hours in (("north", 0), ("north", 2), ("south", 0)):
        result = warnings(region, T0 + timedelta(hours=hours), "sailing")
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
