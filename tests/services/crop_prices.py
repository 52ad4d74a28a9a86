"""Crop prices: time series, moving average over a window, trend sentence, matrix of values by month."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from statistics import mean

from corvid_runtime import (
    Grounded,
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
class Price:
    month: str
    euros: float


SERIES = {"wheat": [("Jan", 210.0), ("Feb", 220.0), ("Mar", 235.0), ("Apr", 230.0)]}


@tool(uses=retrieval)
def prices(crop: str) -> list[Grounded[Price]]:
    return [ground(Price(m, e), source=f"matif/{crop}/{m}") for m, e in SERIES.get(crop, [])]


@prompt(model="analyst")
def comment(crop: str, table: str) -> str:
    return f"{crop}: {table}"


def moving_average(values: list[Grounded[float]], size: int) -> list[Grounded[float]]:
    window: deque[Grounded[float]] = deque(maxlen=size)
    averages: list[Grounded[float]] = []
    for value in values:
        window.append(value)
        averages.append(sum(list(window)[1:], window[0]) / len(window))
    return averages


def trend(values: list[Grounded[float]]) -> Grounded[float]:
    return (values[-1] - values[0]) / values[0] * 100


@grounded_pure
def outlook(crop: str, size: int = 2) -> Grounded[str] | InsufficientEvidence:
    series = prices(crop)
    if len(series) < size:
        return InsufficientEvidence(reason="too few prices")
    values = [p.euros for p in series]
    averages = moving_average(values, size)
    cells = [interpolate("{} {:.0f}", p.month, a) for p, a in zip(series, averages, strict=True)]
    direction = trend(averages)
    word = "rising" if direction > 0 else "falling"
    table = interpolate(
        "{} ({:+.1f} %, mean {:.0f})", join(", ", cells), direction, lift(mean)(values)
    )
    return comment(crop + " " + word, table)


def main() -> None:
    for crop in ("wheat", "rice"):
        result = outlook(crop)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
