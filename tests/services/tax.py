"""Tax: answer with thresholds from the year's leaflet, compute the tax with a lifted function."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    lift,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

LEAFLETS = {2023: '{"allowance": 12570, "rate": 0.2}', 2024: '{"allowance": 13000, "rate": 0.25}'}


@dataclass(frozen=True)
class Config:
    currency: str
    default_year: int

    @classmethod
    def from_env(cls) -> Config:
        return cls(os.environ.get("TAX_CURRENCY", "GBP"), int(os.environ.get("TAX_YEAR", "2024")))


@tool(uses=retrieval)
def leaflet(year: int) -> Grounded[str] | None:
    text = LEAFLETS.get(year)
    return None if text is None else ground(text, source=f"leaflet-{year}.json")


@dataclass
class Rates:
    allowance: int
    rate: float


@lift
def parse(text: str) -> Rates:
    data: dict[str, Any] = json.loads(text)
    return Rates(data["allowance"], data["rate"])


@lift
def tax(income: int, allowance: int, rate: float) -> float:
    return round(max(0, income - allowance) * rate, 2)


class TaxService:
    def __init__(self, config: Config) -> None:
        self.config = config

    @cached_property
    def label(self) -> str:
        return f"Tax ({self.config.currency})"

    @grounded_pure
    @agent
    def due(self, income: int, year: int | None = None) -> Grounded[str] | InsufficientEvidence:
        year = year or self.config.default_year
        text = leaflet(year)
        if text is None:
            return InsufficientEvidence(reason=f"no leaflet for {year}")
        label = self.label
        rates = parse(text)
        due = tax(income, rates.allowance, rates.rate)
        if due == 0:
            return interpolate("{}: nothing due, the allowance is {}", label, rates.allowance)
        return interpolate("{}: {:.2f}", label, due)


def main() -> None:
    service = TaxService(Config.from_env())
    print(service.due(20000))
    print(service.due(20000, 2023))
    print(service.due(2000))
    print(service.due(2000, 1999))


if __name__ == "__main__":
    main()
