"""Energy market: forecast documents, numbers extracted with regex by lift, min/max/mean aggregation."""

import re
import statistics
from dataclasses import dataclass

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
class Forecast:
    institute: str
    year: int
    text: str


FORECASTS = [
    Forecast("IEA", 2030, "We expect a price of 82 EUR."),
    Forecast("Aurora", 2030, "Prices fall to 74 EUR."),
    Forecast("Enervis", 2031, "About 90 EUR."),
    Forecast("Vague", 2030, "Prices will change."),
]

PRICE = re.compile(r"(\d+) EUR")


@tool(uses=retrieval)
def forecasts(year: int) -> list[Grounded[Forecast]]:
    return [ground(f, source=f.institute) for f in FORECASTS if f.year == year]


@prompt(model="energy")
def comment(year: int, figures: str) -> str:
    return f"{year}: {figures}"


@lift
def extract_price(text: str) -> float | None:
    match = PRICE.search(text)
    return float(match.group(1)) if match else None


@lift
def mean(values: list[float]) -> float:
    return statistics.fmean(values)


@dataclass
class Summary:
    year: int
    low: Grounded[float]
    high: Grounded[float]
    average: Grounded[float]
    comment: Grounded[str]


@grounded_pure
def summarize(year: int) -> Summary | InsufficientEvidence:
    prices: list[Grounded[float]] = []
    lines: list[Grounded[str]] = []
    for forecast in forecasts(year):
        price = extract_price(forecast.text)
        if price is None:
            continue
        prices.append(price)
        lines.append(interpolate("{} says {:.1f}", forecast.institute, price))
    if not prices:
        return InsufficientEvidence(reason="no forecast names a price")
    return Summary(
        year=year,
        low=min(prices),
        high=max(prices),
        average=mean(prices),
        comment=comment(year, join(", ", lines)),
    )


@grounded_pure
def spread(year: int) -> Grounded[float] | None:
    summary = summarize(year)
    if isinstance(summary, InsufficientEvidence):
        return None
    return summary.high - summary.low


if __name__ == "__main__":
    print(summarize(2030))
    print(spread(2030), spread(2031), spread(2050))
