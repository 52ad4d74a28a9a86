"""A source text, indexed once so that any number of quotes can be looked up in it."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import cached_property

import attrs

from corvid_runtime.citations.folding import fold
from corvid_runtime.citations.index import Index
from corvid_runtime.location import Location

_LINE_END = re.compile(r"\r\n|\r|\n")


def _plain_text(value: str) -> str:
    """Strip any subclass: a grounded text is a text."""
    return str.__str__(value)


def _with_range(locations: Iterable[Location]) -> tuple[Location, ...]:
    placed = tuple(locations)
    for location in placed:
        if location.char_span is None:
            raise ValueError(f"a location of a source text needs its char_span: {location!r}")
    return tuple(sorted(placed, key=lambda location: location.char_span or (0, 0)))


@attrs.frozen
class SourceText:
    """A source that quotes are verified against.

    The index (folded text and offset map) is built at the first verification and kept: time and
    space linear in the text.

    Args:
        uri: how spans name this source.
        text: the whole text; all offsets count its code points.
        locations: where ranges of the text stand in the document it was extracted from; each
            needs its ``char_span``.

    Raises:
        ValueError: a location has no ``char_span``.
    """

    uri: str = attrs.field(converter=_plain_text)
    text: str = attrs.field(converter=_plain_text, repr=False)
    locations: tuple[Location, ...] = attrs.field(
        default=(), converter=_with_range, repr=False, kw_only=True
    )

    def locate(self, span: tuple[int, int]) -> tuple[Location, ...]:
        """Return the locations that overlap the half-open range, in the order of the text."""
        start, end = span
        last = bisect_left(self._location_starts, end)
        return tuple(
            location
            for location in self.locations[:last]
            if location.char_span is not None and location.char_span[1] > start
        )

    def lines(self, first: int, last: int) -> tuple[int, int]:
        """Return the range of the text from one line to another, counted from 1, both included.

        Lines end as editors end them: at a line feed, a carriage return, or both. Those that the
        text does not have are an empty range at its end.
        """
        starts = [*self._line_starts, len(self.text) + 1]
        here, there = (min(max(line, 1), len(starts)) - 1 for line in (first, last + 1))
        start = min(starts[here], len(self.text))
        return start, max(start, min(starts[there], len(self.text) + 1) - 1)

    def line_at(self, position: int) -> int:
        """Return the line, counted from 1, on which a position of the text stands."""
        return bisect_right(self._line_starts, position)

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(match.end() for match in _LINE_END.finditer(self.text))]

    @property
    def is_markdown(self) -> bool:
        """Whether its name says that it is Markdown."""
        return self.uri.lower().endswith((".md", ".markdown"))

    @cached_property
    def _location_starts(self) -> list[int]:
        return [location.char_span[0] for location in self.locations if location.char_span]

    @cached_property
    def index(self) -> Index:
        """The text in the form in which it is searched."""
        return Index(fold(self.text, is_markdown=self.is_markdown))

    @cached_property
    def caseless_index(self) -> Index:
        """The same without regard to case."""
        return Index(self.index.folded, ignore_case=True)
