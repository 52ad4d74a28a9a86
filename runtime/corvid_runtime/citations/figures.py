"""The numbers and dates of a text, in every way they can be read.

``1.250`` is a thousand and more in German and little over one in English, ``02/01/2024`` is in
January or in February: figures agree if they share a reading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from itertools import chain
from typing import Final

from corvid_runtime.citations.walking import walk

Reading = Decimal | date
Figure = frozenset[Reading]

_MONTHS: Final = (
    *("january", "february", "march", "april", "may", "june", "july", "august", "september"),
    *("october", "november", "december"),
)
_MONTH: Final = "|".join(f"{month[:3]}(?:{month[3:]})?" for month in _MONTHS)
_WRITTEN_DATE: Final = re.compile(
    rf"\b(?:(?P<month>{_MONTH})\.? (?P<day>\d{{1,2}})(?:st|nd|rd|th)?,? (?P<year>\d{{4}})"
    rf"|(?P<day2>\d{{1,2}})(?:st|nd|rd|th)?\.? (?P<month2>{_MONTH})\.?,? (?P<year2>\d{{4}}))\b",
    re.IGNORECASE,
)
_NUMERIC_DATE: Final = re.compile(r"\b(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})\b")
_NUMBER: Final = re.compile(
    r"(?<![\w.,])[-\u2212+]?\d+(?:[.,]\d+|['\u00a0\u202f ]\d{3}(?!\d))*(?: ?[%‰])?"
)
_GROUPED: Final = re.compile(r"\d{1,3}(?:[.,]\d{3})+")
_SCALES: Final = {"%": 100, "‰": 1000}
_WORDS: Final = {
    word: Decimal(value)
    for value, word in enumerate(
        (
            *(
                "zero",
                "one",
                "two",
                "three",
                "four",
                "five",
                "six",
                "seven",
                "eight",
                "nine",
                "ten",
            ),
            *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"),
            *("eighteen", "nineteen", "twenty"),
        )
    )
} | {
    word: Decimal(10 * value)
    for value, word in enumerate(
        ("thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"), start=3
    )
}
_LETTERS: Final = re.compile(r"[A-Za-z]+")


def missing_figures(value: object, quotes: list[str]) -> list[str]:
    """Return the numbers and dates of a value that none of the quotes states.

    Number words count in English, up to twenty and by tens to a hundred.
    """
    stated = frozenset(chain.from_iterable(chain.from_iterable(map(_stated, quotes))))
    return [shown for shown, figure in _claimed(value) if figure.isdisjoint(stated)]


def _claimed(value: object) -> Iterator[tuple[str, Figure]]:
    for node in walk(value):
        part = node.value
        if isinstance(part, date):
            day = date(part.year, part.month, part.day)
            yield day.isoformat(), frozenset((day,))
        elif isinstance(part, (int, float, Decimal)) and not isinstance(part, bool):
            yield str(part), frozenset((Decimal(str(part)),))
        elif isinstance(part, str):
            rest = part
            for shown, figure in _dates(part):
                rest = rest.replace(shown, " ")
                yield shown, figure
            yield from _numbers(rest)


def _unscaled(shown: str) -> Iterator[Figure]:
    """Yield what a percentage is without its sign: a bare 4.5 may stand for 4.5 %."""
    if shown[-1] in _SCALES:
        yield frozenset(number_readings(shown[:-1].rstrip()))


def _stated(quote: str) -> Iterator[Figure]:
    yield from (figure for _, figure in _dates(quote))
    for shown, figure in _numbers(quote):
        yield figure
        yield from _unscaled(shown)
    for match in chain(_WRITTEN_DATE.finditer(quote), _NUMERIC_DATE.finditer(quote)):
        yield frozenset(map(Decimal, re.findall(r"\d+", match.group())))
    for word in _LETTERS.findall(quote):
        if word.lower() in _WORDS:
            yield frozenset((_WORDS[word.lower()],))


def _dates(text: str) -> Iterator[tuple[str, Figure]]:
    for match in _WRITTEN_DATE.finditer(text):
        month = (match["month"] or match["month2"]).lower()[:3]
        number = next(at for at, name in enumerate(_MONTHS, start=1) if name.startswith(month))
        year, day = match["year"] or match["year2"], match["day"] or match["day2"]
        yield from _figure(match.group(), [(int(year), number, int(day))])
    for match in _NUMERIC_DATE.finditer(text):
        first, second, third = int(match[1]), int(match[3]), int(match[4])
        ordered = [(first, second, third), (third, second, first), (third, first, second)]
        yield from _figure(match.group(), [each for each in ordered if each[0] > 31])


def _figure(shown: str, ordered: list[tuple[int, int, int]]) -> Iterator[tuple[str, Figure]]:
    days = frozenset(day for each in ordered for day in _day(*each))
    if days:
        yield shown, days


def _day(year: int, month: int, day: int) -> Iterator[date]:
    try:
        yield date(year, month, day)
    except ValueError:
        return


def _numbers(text: str) -> Iterator[tuple[str, Figure]]:
    for match in _NUMBER.finditer(text):
        yield match.group(), frozenset(number_readings(match.group()))


def number_readings(shown: str) -> Iterator[Decimal]:
    """Yield what a number can be read as: with a decimal point, or a comma, or by thousands."""
    sign = -1 if shown[0] in "-\u2212" else 1
    scale = _SCALES.get(shown[-1], 1)
    digits = re.sub(r"[^\d.,]", "", shown)
    for group, point in ((",", "."), (".", ",")):
        whole, *rest = digits.split(point)
        if len(rest) <= 1 and (group not in whole or _GROUPED.fullmatch(whole)):
            plain = ".".join([re.sub("[.,]", "", whole), *rest])
            if group not in plain.partition(".")[2]:
                yield sign * Decimal(plain) / scale
