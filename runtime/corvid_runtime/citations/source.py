"""A source text, indexed once so that any number of quotes can be looked up in it."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Final

import attrs
from typing_extensions import Self

from corvid_runtime.citations.absence import Words
from corvid_runtime.citations.folding import fold
from corvid_runtime.citations.index import Index
from corvid_runtime.location import Location

_MOST_TEXTS: Final = 64
_MOST_KEPT: Final = 1 << 24
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
    space linear in the text. When some dozens of quotes were looked up in a long text, its words
    are put in order, too: from then on a quote takes the same time in a text of any length.

    Args:
        uri: how spans name this source.
        text: the whole text; all offsets count its code points.
        locations: where ranges of the text stand in the document it was extracted from; each
            needs its ``char_span``.
        index_folder: where the index is kept for the next time, in a file that is mapped into
            memory. Whoever can write to the folder decides what is verified.

    Raises:
        ValueError: a location has no ``char_span``.
    """

    uri: str = attrs.field(converter=_plain_text)
    text: str = attrs.field(converter=_plain_text, repr=False)
    locations: tuple[Location, ...] = attrs.field(
        default=(), converter=_with_range, repr=False, kw_only=True
    )
    index_folder: Path | None = attrs.field(
        default=None,
        converter=attrs.converters.optional(Path),
        repr=False,
        eq=False,
        kw_only=True,
    )

    def prepare(self) -> Self:
        """Build the whole index now, rather than while quotes are looked up, and return itself.

        Raises:
            OSError: the index cannot be kept in `index_folder`.
        """
        self.index.prepare()
        return self

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
    def words(self) -> Words:
        """What shows that a quote does not stand here, without an index."""
        return Words.of(self.text)

    @cached_property
    def index(self) -> Index:
        """The text in the form in which it is searched."""
        # What was pickled before there was such a folder has none.
        folder: Path | None = getattr(self, "index_folder", None)
        return self._made() if folder is None else self._kept(folder)

    @cached_property
    def caseless_index(self) -> Index:
        """The same without regard to case."""
        return Index(self.index.folded, ignore_case=True)

    def _made(self) -> Index:
        return Index(fold(self.text, is_markdown=self.is_markdown))

    def _kept(self, folder: Path) -> Index:
        # Imported only here: few programs keep an index.
        from corvid_runtime.citations import index_file

        path = index_file.path_in(folder, self.text, is_markdown=self.is_markdown)
        index = index_file.read(path)
        if index is None:
            index = self._made()
            index_file.write(path, index)
        index.prepare()
        return index


_recent: Final[dict[str, SourceText]] = {}
_recent_lock: Final = Lock()


def indexed(text: str) -> SourceText:
    """Return the source of a text without a name, the same for a text that was passed lately.

    The last texts are kept, of many millions of characters only the last one.
    """
    text = _plain_text(text)
    with _recent_lock:
        # Taken out and put back, so that the oldest stands first.
        source = _recent.pop(text) if text in _recent else SourceText("", text)
        _recent[text] = source
        kept = sum(map(len, _recent))
        while len(_recent) > _MOST_TEXTS or (kept > _MOST_KEPT and len(_recent) > 1):
            kept -= len(_recent.pop(next(iter(_recent))).text)
    return source
