"""Refused: a number of one document is shown in a text that has the sources of another."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import mean

from corvid_runtime import Grounded, grounded_pure, interpolate, lift, prompt
from prelude import fetch, fetch_float


@prompt(model="m")
def placed(number: int, text: str) -> str:
    return f"{number} {text}"


RATES = {"a": 1.5}


@dataclass(frozen=True)
class Row:
    year: int
    text: Grounded[str]

    @property
    def line(self) -> Grounded[str]:
        return interpolate("{}: {}", self.year, self.text)


def year(text: Grounded[str]) -> int:
    return int(f"{text}".strip())


def codes(text: Grounded[str]) -> list[int]:
    return [ord(each) for each in f"{text}"]


def rows(text: Grounded[str], laws: list[Grounded[str]]) -> list[Row]:
    found = year(text)
    return [Row(found, law) for law in laws]


def words(text: Grounded[str]) -> int:
    return len(text.split())


@grounded_pure
def parsed(i: str) -> Grounded[str]:
    return interpolate("{} {}", year(fetch(i)), fetch("b"))  # E: grounded-laundering


@grounded_pure
def spelled(i: str) -> Grounded[str]:
    found = codes(fetch(i))  # E: grounded-laundering[argument] `codes(fetch(i))`
    return interpolate("{:c}{:c} {}", found[0], found[1], fetch("b"))


@grounded_pure
def asked(i: str) -> Grounded[str]:
    return placed(year(fetch(i)), fetch("b"))  # E: grounded-laundering


@grounded_pure
def lifted(i: str) -> Grounded[str]:
    found = year(fetch(i))  # E: grounded-laundering[argument] `year(fetch(i))`
    return lift("{} {}".format)(found, fetch("b"))


@grounded_pure
def recorded(i: str) -> list[Grounded[str]]:
    found = rows(fetch(i), [fetch("b")])  # E: grounded-laundering
    return [interpolate("{}: {}", row.year, row.text) for row in found]


@grounded_pure
def by_property(i: str) -> list[Grounded[str]]:
    return [row.line for row in rows(fetch(i), [fetch("b")])]  # E: grounded-laundering


@grounded_pure
def converted(i: str) -> Grounded[str]:
    return interpolate("{} {}", int(fetch_float(i)), fetch("b"))  # E: grounded-laundering


@grounded_pure
def averaged(prices: list[Grounded[float]]) -> Grounded[str]:
    return interpolate("{:.2f}: {}", mean(prices), fetch("b"))  # E: grounded-laundering


@grounded_pure
def kept(i: str, prices: list[Grounded[float]]) -> list[Grounded[str]]:
    """How many there are, which one it is, how long, what keeps its sources, and its own."""
    law = fetch(i)
    number = year(law)
    return [
        interpolate("{} words, {} prices: {}", words(fetch("b")), len(prices), law),
        interpolate("{:.2f}: {}", lift(mean)(prices), law),
        *(interpolate("[{}] {}", place, price) for place, price in enumerate(prices, 1)),
        interpolate("{} {}", year(law), law),
        interpolate("{} letters, {}: {}", len(fetch("b")), RATES.get(fetch("b"), 0.5), law),
        law * words(fetch("b")),
        law.zfill(number),
        interpolate("{} {}", number, law),
    ]
