"""The dates and quantities of an English text, normalised so that two texts can be compared.

`ten (10) business days` and `10 working days`, `$1.5 million` and `1,500,000 dollars`, `3 March
2024` and `2024-03-03` are the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Final, NamedTuple

import attrs

from corvid_runtime.citations.figures import number_readings

_UNITS: Final[dict[str, tuple[str, Decimal]]] = {
    name: (dimension, Decimal(factor))
    for dimension, units in {
        "seconds": {
            "second": "1",
            "sec": "1",
            "minute": "60",
            "min": "60",
            "hour": "3600",
            "hr": "3600",
            "day": "86400",
            "week": "604800",
        },
        "months": {"month": "1", "quarter": "3", "year": "12", "yr": "12", "decade": "120"},
        "metres": {
            "millimetre": "0.001",
            "mm": "0.001",
            "centimetre": "0.01",
            "cm": "0.01",
            "metre": "1",
            "meter": "1",
            "kilometre": "1000",
            "kilometer": "1000",
            "km": "1000",
        },
        "miles": {"mile": "1"},
        "feet": {"foot": "1", "feet": "1", "ft": "1"},
        "grams": {"gram": "1", "kilogram": "1000", "kg": "1000", "tonne": "1000000"},
        "%": {"%": "1", "percent": "1", "per cent": "1", "percentage point": "1"},
        "bytes": {"byte": "1", "kb": "1000", "mb": "1000000", "gb": "1000000000"},
        "bits": {"bit": "1"},
        "dollars": {"$": "1", "usd": "1", "us$": "1", "dollar": "1", "cent": "0.01"},
        "euros": {"€": "1", "eur": "1", "euro": "1"},
        "pounds": {"£": "1", "gbp": "1", "pound": "1"},
        "degrees": {"°": "1", "degree": "1"},
    }.items()
    for name, factor in units.items()
}
"""What each unit measures, and how many of the first of its kind it is."""

_SMALL: Final = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
    " sixteen seventeen eighteen nineteen"
).split()
_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_SCALES: Final = {
    "hundred": 100,
    "thousand": 1000,
    "million": 10**6,
    "billion": 10**9,
    "k": 1000,
    "m": 10**6,
    "bn": 10**9,
}
_VALUES: Final = {
    **{word: value for value, word in enumerate(_SMALL)},
    **{word: 10 * value for value, word in enumerate(_TENS, start=2)},
}
_ORDINALS: Final = {
    word: value
    for value, word in enumerate(
        "first second third fourth fifth sixth seventh eighth ninth tenth".split(), start=1
    )
}
NUMBER_WORDS: Final = frozenset({*_VALUES, *_ORDINALS})
"""Words that state a number by themselves."""

_ORDINAL: Final = "ordinal"
_BOUNDS: Final = (
    (r"(?:not|no) (?:less|fewer|earlier) than|at least|(?:a )?minimum of", "min"),
    (
        r"(?:not|no) (?:more|greater|later) than|at most|up to|within|not (?:to )?exceed(?:ing)?"
        r"|(?:a )?maximum of",
        "max",
    ),
    (r"more than|greater than|over|exceeding|in excess of", "above"),
    (r"less than|fewer than|under|below", "below"),
)
_KINDS_OF_DAY: Final = {"business": "business", "working": "business", "calendar": "calendar"}

_WORD_NUMBER: Final = "|".join(sorted(_VALUES, key=len, reverse=True))
_SCALE: Final = "hundred|thousand|million|billion"
_NUMBER: Final = (
    r"(?P<digits>(?<![\w.,])(?:(?<![\w)-])[-\u2212])?\d+(?:[.,]\d+|['\u00a0\u202f ]\d{3}(?!\d))*)"
    rf"(?P<th>st|nd|rd|th)?(?:[ ]?(?P<scale>{_SCALE}|k|m|bn)\b)?"
    rf"|(?P<ordinal>\b(?:{'|'.join(_ORDINALS)})\b)"
    rf"|(?P<words>\b(?:{_WORD_NUMBER})(?:[ -](?:and )?(?:{_WORD_NUMBER}|{_SCALE}))*\b)"
)
_UNIT: Final = "|".join(
    re.escape(name) + (r"s?\b" if name[-1].isalpha() else "")
    for name in sorted(_UNITS, key=len, reverse=True)
)
_QUANTITY: Final = re.compile(
    rf"(?:\b(?P<bound>{'|'.join(f'(?:{words})' for words, _ in _BOUNDS)}) (?:the |a )?)?"
    rf"(?P<before>us\$|[$€£]|\b(?:usd|eur|gbp)\b)? ?(?:{_NUMBER})"
    r"(?: ?\((?:[a-z -]+|\d[\d.,]*)\))?"
    r"(?:[ -](?:(?P<kind>business|working|calendar)|full|more|additional|consecutive))?"
    rf"(?:[ -]?(?P<unit>{_UNIT}))?"
    rf"(?: ?(?:to|or|and|-|\u2013) ?[\d.,]+[ -]?(?P<shared>{_UNIT}))?",
    re.IGNORECASE,
)

_MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
    *("October", "November", "December"),
)
_MONTH: Final = "|".join(
    f"{spelt[:3]}(?:{spelt[3:]})?" for month in _MONTHS for spelt in (month, month.upper())
)
_DAY: Final = r"\d{1,2}(?:st|nd|rd|th)?"
_DATE: Final = re.compile(
    rf"\b(?P<d1>{_DAY})(?: day)?(?: of)? (?P<m1>{_MONTH})\b\.?(?:,? (?P<y1>\d{{4}})\b)?"
    rf"|\b(?P<m2>{_MONTH})\b\.? (?P<d2>{_DAY})\b(?:,? (?P<y2>\d{{4}})\b)?"
    rf"|\b(?P<m3>{_MONTH})\b\.?,? (?P<y3>\d{{4}})\b"
    r"|\b(?P<iso>\d{4}-\d{1,2}-\d{1,2})\b"
    r"|\b(?P<a>\d{1,2})(?P<sign>[-./])(?P<b>\d{1,2})(?P=sign)(?P<y4>\d{4})\b"
)


class Date(NamedTuple):
    """A date as far as it is stated."""

    year: int | None
    month: int
    day: int | None

    def stated_by(self, other: Date) -> bool:
        """Tell whether another date states every part of this one."""
        return all(mine in (None, theirs) for mine, theirs in zip(self, other, strict=True))


@attrs.frozen
class Quantity:
    """A number in every way to read it, with what is said about it: unit, bound, kind of day."""

    values: frozenset[Decimal]
    dimension: str = ""
    factor: Decimal = Decimal(1)
    bound: str = ""
    kind: str = ""

    def stated_by(self, other: Quantity) -> bool:
        """Tell whether another quantity states this one: what it leaves open may be anything."""
        return (
            self._equals(other)
            and (not self.bound or not other.bound or self.bound == other.bound)
            and self.kind in ("", other.kind)
        )

    def _equals(self, other: Quantity) -> bool:
        if not self.dimension:
            return other.dimension != _ORDINAL and not self.values.isdisjoint(other.values)
        return self.dimension == other.dimension and not self._measures.isdisjoint(other._measures)

    @property
    def _measures(self) -> frozenset[Decimal]:
        return frozenset(value * self.factor for value in self.values)


@attrs.frozen
class Figures:
    """What a text states in dates and quantities, each as it is written.

    Attributes:
        dates: each with every way to read it.
        quantities: each number, those of dates left out.
        rest: the text without the dates.
    """

    dates: tuple[tuple[str, tuple[Date, ...]], ...]
    quantities: tuple[tuple[str, Quantity], ...]
    rest: str


def figures_of(text: str) -> Figures:
    """Return the dates and quantities of a text."""
    flat = " ".join(text.split())
    dates = tuple((found.group(), tuple(_readings(found))) for found in _DATE.finditer(flat))
    rest = _DATE.sub(" ; ", flat)
    return Figures(dates, tuple(_quantities(rest)), rest)


def _readings(found: re.Match[str]) -> Iterator[Date]:
    if found["iso"]:
        year, month, day = map(int, found["iso"].split("-"))
        yield Date(year, month, day)
    elif found["a"]:
        for first, second in {(found["a"], found["b"]), (found["b"], found["a"])}:
            if int(second) <= 12:
                yield Date(int(found["y4"]), int(second), int(first))
    else:
        name = (found["m1"] or found["m2"] or found["m3"])[:3].casefold()
        month_at = next(at for at, month in enumerate(_MONTHS, 1) if month[:3].casefold() == name)
        years = found["y1"] or found["y2"] or found["y3"]
        days = re.sub(r"\D", "", found["d1"] or found["d2"] or "")
        yield Date(int(years) if years else None, month_at, int(days) if days else None)


def _quantities(text: str) -> Iterator[tuple[str, Quantity]]:
    for found in _QUANTITY.finditer(text):
        unit = (found["before"] or found["unit"] or found["shared"] or "").casefold()
        dimension, factor = _unit(unit)
        if (found["ordinal"] or found["th"]) and not dimension:
            dimension = _ORDINAL
        yield (
            found.group().strip(),
            Quantity(
                frozenset(_values(found)),
                dimension,
                factor,
                _bound(found["bound"] or ""),
                _KINDS_OF_DAY.get((found["kind"] or "").casefold(), ""),
            ),
        )
        if found["shared"]:
            yield from _quantities(_second(found))


def _second(found: re.Match[str]) -> str:
    """Return the second number of a range, which the search has passed by, with its unit."""
    number = found.group()[: found.start("shared") - found.start()].rstrip(" -")
    return f"{re.split('[^0-9.,]', number)[-1]} {found['shared']}"


def _values(found: re.Match[str]) -> Iterator[Decimal]:
    if found["digits"]:
        scale = _SCALES[found["scale"].casefold()] if found["scale"] else 1
        yield from (value * scale for value in number_readings(found["digits"]))
    elif found["ordinal"]:
        yield Decimal(_ORDINALS[found["ordinal"].casefold()])
    else:
        yield Decimal(_spelt(re.split("[ -]", found["words"].casefold())))


def _spelt(words: list[str]) -> int:
    total = part = 0
    for word in words:
        if word in _VALUES:
            part += _VALUES[word]
        elif word == "hundred":
            part *= 100
        elif word in _SCALES:
            total, part = total + part * _SCALES[word], 0
    return total + part


def _unit(name: str) -> tuple[str, Decimal]:
    singular = name if name in _UNITS else name.removesuffix("s")
    return _UNITS.get(singular, ("", Decimal(1)))


def _bound(words: str) -> str:
    return next((name for each, name in _BOUNDS if re.fullmatch(each, words, re.IGNORECASE)), "")
