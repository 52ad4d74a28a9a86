"""Points of a folded text that can be read in more than one way.

Folding writes one reserved character (a Unicode noncharacter) at such a point. Everything else
in this package asks this table what the point reads as.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import product
from typing import Final

import attrs

_FIRST: Final = 0xFDD0
_RESERVED: Final = 32
_SHELTER: Final = 0x10FDD0


@attrs.frozen
class Point:
    """One kind of point: its readings, the first being the one that is searched for."""

    mark: str
    readings: tuple[str, ...]


def _points(*readings: tuple[str, ...]) -> tuple[Point, ...]:
    return tuple(Point(chr(_FIRST + at), options) for at, options in enumerate(readings))


(
    HYPHEN_BREAK,
    DIGIT_BREAK,
    WRAP,
    HANGUL_WRAP,
    DASH,
    SPACED_DASH,
    THIN_SPACE,
    SINGLE_AFTER_DIGIT,
    DOUBLE_AFTER_DIGIT,
    CURLY_AFTER_DIGIT,
    CURLY_PAIR_AFTER_DIGIT,
    *_MARKUP,
) = _points(
    ("", "-", "- "),
    ("-", "- "),
    ("", " "),
    (" ", ""),
    ("-", " - ", "--", " -- "),
    (" - ", " -- ", "--"),
    (" ", ""),
    ("′",),
    ("″",),
    ("′", '"'),
    ("″", '"'),
    *(("", mark * count) for mark in "*_`" for count in (1, 2, 3)),
)

MARKUP: Final = {point.readings[1]: point.mark for point in _MARKUP}
"""Reserved character by the Markdown delimiter run that it replaces."""

_POINTS: Final = {
    point.mark: point.readings
    for point in (
        HYPHEN_BREAK,
        DIGIT_BREAK,
        WRAP,
        HANGUL_WRAP,
        DASH,
        SPACED_DASH,
        THIN_SPACE,
        SINGLE_AFTER_DIGIT,
        DOUBLE_AFTER_DIGIT,
        CURLY_AFTER_DIGIT,
        CURLY_PAIR_AFTER_DIGIT,
        *_MARKUP,
    )
}

RESERVED: Final = f"{chr(_FIRST)}-{chr(_FIRST + _RESERVED - 1)}"
"""All reserved characters, as the inside of a regular expression class."""

SHELTER: Final = {_FIRST + at: _SHELTER + at for at in range(_RESERVED)}
"""Where a text's own noncharacters move, so that no input can forge a point."""

FIRST_READING: Final = {ord(mark): readings[0] for mark, readings in _POINTS.items()}

SEPARATORS: Final = f' \\-"*_`′″{RESERVED}'
"""Everything a reading can consist of, as the inside of a regular expression class."""

_MOST_READINGS: Final = 256
_SPACES: Final = re.compile(" {2,}")


@lru_cache(maxsize=1024)
def readings(gap: str) -> frozenset[str]:
    """Return every way to read a run of separators."""
    options = [_POINTS.get(char, (char,)) for char in gap]
    count = 1
    for option in options:
        count *= len(option)
    if count > _MOST_READINGS:
        options = [option[:1] for option in options]
    return frozenset(_SPACES.sub(" ", "".join(choice)) for choice in product(*options))
