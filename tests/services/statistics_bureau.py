"""Statistics bureau: numbers from tables, mean and trend, formatted as a bulletin."""

from __future__ import annotations

import statistics
from dataclasses import dataclass

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


@dataclass(frozen=True)
class Observation:
    series: str
    year: int
    value: float


DATA = [
    Observation("births", 2020, 10.0),
    Observation("births", 2022, 14.0),
    Observation("births", 2021, 12.0),
    Observation("deaths", 2020, 9.0),
]


@tool(uses=retrieval)
def observations(series: str) -> list[Grounded[Observation]]:
    return [ground(o, source=f"{o.series}/{o.year}") for o in DATA if o.series == series]


@prompt(model="journalist")
def comment(table: str) -> str:
    return "Numbers are rising." if "14" in table else "Numbers are stable."


@lift
def mean(values: list[float]) -> float:
    return statistics.mean(values)


@lift
def trend(values: list[float]) -> str:
    if len(values) < 2:
        return "flat"
    return "up" if values[-1] > values[0] else "down"


@dataclass
class Bulletin:
    series: str
    average: Grounded[float]
    trend: Grounded[str]
    text: Grounded[str]

    def __str__(self) -> str:
        return f"{self.series}: {self.average} ({self.trend}) {self.text}"


def table(rows: list[Grounded[Observation]]) -> Grounded[str]:
    header = "year | value"
    lines = [interpolate("{} | {:>6.1f}", row.year, row.value) for row in rows]
    return join("\n", [header, *lines])


@grounded_pure
@agent
def bulletin(series: str, since: int = 0) -> Bulletin | InsufficientEvidence:
    rows = sorted(observations(series), key=lambda item: item.year)
    rows = [row for row in rows if row.year >= since]
    if not rows:
        return InsufficientEvidence(reason=f"no data on {series}")
    values = [row.value for row in rows]
    return Bulletin(series, mean(values), trend(values), comment(table(rows)))


def main() -> None:
    print(bulletin("births"))
    print(bulletin("births", 2022))
    print(bulletin("weddings"))


if __name__ == "__main__":
    main()
