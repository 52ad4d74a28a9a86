"""Refused: a number that a key was, or that a property found, is shown under other sources."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date

from corvid_runtime import Grounded, grounded_pure, interpolate, join
from prelude import fetch


@dataclass(frozen=True)
class Page:
    text: Grounded[str]

    @property
    def year(self) -> int:
        return int(self.text)

    @property
    def letters(self) -> list[int]:
        return [ord(str(c)) for c in self.text]

    @property
    def size(self) -> int:
        return len(self.text)


@grounded_pure
def read_back(a: str, b: str) -> Grounded[str]:
    years: dict[str, Grounded[str]] = {}
    years[fetch(a)] = fetch(b)  # E: grounded-laundering
    return join(",", [interpolate("{}: {}", int(y), v) for y, v in years.items()])


@grounded_pure
def greatest(a: str, b: str) -> Grounded[str]:
    years: dict[str, int] = {}
    years[fetch(a)] = 1  # E: grounded-laundering
    return interpolate("{}: {}", int(max(years)), fetch(b))


@grounded_pure
def of_several(a: str, b: str) -> Grounded[str]:
    years: dict[str, int] = {}
    years[fetch(a)] = 1  # E: grounded-laundering
    return interpolate("{}: {}", max(map(int, years)), fetch(b))


@grounded_pure
def letter_by_letter(a: str, b: str) -> Grounded[str]:
    words: dict[str, int] = {}
    words[fetch(a)] = 1  # E: grounded-laundering
    codes = [ord(c) for word in words for c in word]
    return interpolate("{}: {}", codes, fetch(b))


@grounded_pure
def by_a_date(a: str, b: str) -> Grounded[str]:
    days: dict[str, int] = {}
    days[fetch(a)] = 1  # E: grounded-laundering
    for day in days:
        return interpolate("{}: {}", date.fromisoformat(day).year, fetch(b))
    return fetch(b)


@grounded_pure
def counted(a: str, b: str) -> Grounded[str]:
    seen: Counter[str] = Counter()
    seen[fetch(a)] += 1  # E: grounded-laundering
    return interpolate("{}: {}", int(seen.most_common(1)[0][0]), fetch(b))


@grounded_pure
def by_a_property(a: str, b: str) -> Grounded[str]:
    return interpolate("{} {}", fetch(b), Page(fetch(a)).year)  # E: grounded-laundering


@grounded_pure
def by_a_property_beside(a: str, b: str) -> Grounded[str]:
    page = Page(fetch(a))
    return join(" ", [fetch(b), f"({page.year})"])  # E: grounded-laundering


@grounded_pure
def letters_of_a_property(a: str, b: str) -> Grounded[str]:
    return interpolate("{} {}", fetch(b), Page(fetch(a)).letters)  # E: grounded-laundering


@grounded_pure
def with_its_source(a: str) -> Grounded[str]:
    page = Page(fetch(a))
    return interpolate("{} {}", page.text, len(page.text))


@grounded_pure
def grounded_keys(a: str, b: str) -> Grounded[str]:
    years: dict[Grounded[str], Grounded[str]] = {}
    years[fetch(a)] = fetch(b)
    return join(",", [interpolate("{}: {}", y, v) for y, v in years.items()])


@grounded_pure
def size_of_a_property(a: str, b: str) -> Grounded[str]:
    return interpolate("{} {}", fetch(b), Page(fetch(a)).size)
