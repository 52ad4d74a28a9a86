"""Finding every place in a folded text where a folded quote stands, token by token.

A text that was searched often enough is searched by its words from then on: that takes the same
time in a text of any length, but the words have to be sorted once. What counts as a place is
decided in one way, however it was found.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from itertools import product
from typing import Final

import attrs

from corvid_runtime.citations import characters as c
from corvid_runtime.citations.boundaries import ends_token, starts_token
from corvid_runtime.citations.folding import Folded, ignoring_case
from corvid_runtime.citations.negators import negations
from corvid_runtime.citations.readings import (
    DASH,
    FIRST_READING,
    SEPARATORS,
    SPACED_DASH,
    readings,
)
from corvid_runtime.citations.skeleton import Skeleton, same_gaps
from corvid_runtime.citations.word_order import WordOrder

Range = tuple[int, int]
"""Half-open; here always of the folded text in its first reading."""

_LETTER: Final = rf"[^\W{c.UNSPACED}]"
_DASH_POINTS: Final = (DASH.mark, SPACED_DASH.mark)
_SHORT: Final = 256
_PATIENCE: Final = 1000
_WORK: Final = 40_000_000
_LONG: Final = 1 << 16
_SCANS: Final = 32
_LEAD: Final = re.compile(f"[{SEPARATORS}]*")


class TooCostly(Exception):
    """The text repeats itself so much that the search was given up."""


@attrs.frozen
class Needle:
    """A folded quote, or one part of an elided one."""

    folded: Folded

    @cached_property
    def skeleton(self) -> Skeleton:
        """The quote without its separators."""
        return Skeleton.of(self.folded.rich)


@attrs.define
class _Searches:
    """How often a text was searched."""

    count: int = 0


@attrs.frozen
class Index:
    """A folded text, searchable with or without regard to case.

    Attributes:
        folded: the text.
        ignore_case: whether case counts.
    """

    folded: Folded
    ignore_case: bool = False
    _words: WordOrder | None = attrs.field(default=None, repr=False, eq=False)
    _skeleton: Skeleton | None = attrs.field(default=None, repr=False, eq=False)
    _searches: _Searches = attrs.field(factory=_Searches, init=False, repr=False, eq=False)

    @cached_property
    def text(self) -> str:
        """The folded text in its first reading."""
        return self._cased(self.folded.text)

    @cached_property
    def skeleton(self) -> Skeleton:
        """The text without its separators, for quotes that read them differently."""
        return self._skeleton or Skeleton.of(self._cased(self.folded.rich))

    @cached_property
    def words(self) -> WordOrder:
        """The words of the skeleton in order."""
        return self._words or WordOrder.of(self.skeleton)

    def prepare(self) -> None:
        """Sort the words now, not when the text was searched often enough."""
        self._searches.count = _SCANS
        len(self.words.starts)

    def find(self, needle: Needle) -> Iterator[Range]:
        """Yield the disjoint ranges where the needle stands as whole tokens.

        First those that agree in the first reading of every point, in order; then the others.

        Raises:
            TooCostly: the work would not be linear in the text.
        """
        hits, found = self._hits(needle), set()
        wanted = self._cased(needle.folded.text)
        for place in self._occurrences(wanted) if hits is None else self._read(wanted, hits):
            found.add(place)
            yield place
        if self.folded.has_points or needle.folded.has_points:
            for place in self._reread(needle, hits):
                if place not in found:
                    yield place

    def _hits(self, needle: Needle) -> Sequence[int] | None:
        """Return where the skeleton has that of a needle, by its words; None to scan for it."""
        self._searches.count += 1
        if len(self.text) < _LONG or self._searches.count <= _SCANS:
            return None
        skeleton = needle.skeleton
        if self.ignore_case:
            skeleton = Skeleton.of(self._cased(skeleton.rich))
        places = self.words.places(skeleton)
        if places is None:
            return None
        text, wanted = self.skeleton.text, skeleton.text
        return [at for at in places if text.startswith(wanted, at)]

    def original(self, place: Range) -> Range:
        """Map a range of `text` to the code points of the original."""
        return self.folded.to_original(*self.folded.to_rich(*place))

    def place_of(self, start: int, end: int) -> Range:
        """Map a range of the original to one of `text`."""
        to_rich, from_rich = self.folded.from_original, self.folded.from_rich
        return from_rich(to_rich(start)), from_rich(to_rich(end))

    def negation(self, start: int, end: int) -> str | None:
        """Return a negator in a range of `text`, or None."""
        found = negations(self.text, start, end)
        return found[0][1] if found else None

    def is_dash(self, at: int) -> bool:
        """Tell whether the hyphen at ``at`` stands for an em dash of the original."""
        rich, _ = self.folded.to_rich(at, at + 1)
        return self.folded.rich[rich] in _DASH_POINTS

    def _cased(self, text: str) -> str:
        return ignoring_case(text) if self.ignore_case else text

    def _whole(self, start: int, end: int) -> bool:
        text = self.text
        return starts_token(text, start, self.is_dash) and ends_token(text, end, self.is_dash)

    def _occurrences(self, wanted: str) -> Iterator[Range]:
        """Find by text: at once, or, where most finds are parts of words, by pattern."""
        text, at, failed = self.text, self.text.find(wanted), 0
        while at >= 0:
            end = at + len(wanted)
            whole = self._whole(at, end)
            if whole:
                yield at, end
            else:
                failed += 1
                if failed > _PATIENCE and len(wanted) <= _SHORT:
                    yield from self._occurrences_of_words(wanted, at + 1)
                    return
                if failed * len(wanted) > _WORK:
                    raise TooCostly
            at = text.find(wanted, end if whole else at + 1)

    def _occurrences_of_words(self, wanted: str, start: int) -> Iterator[Range]:
        left = f"(?<!{_LETTER})" if re.match(_LETTER, wanted[0]) else ""
        right = f"(?!{_LETTER})" if re.match(_LETTER, wanted[-1]) else ""
        for match in re.compile(left + re.escape(wanted) + right).finditer(self.text, start):
            if self._whole(*match.span()):
                yield match.span()

    def _read(self, wanted: str, hits: Sequence[int]) -> Iterator[Range]:
        """Compare with the first reading at places of the skeleton."""
        lead = len(_LEAD.match(wanted)[0])  # type: ignore[index]
        end = 0
        for at in hits:
            start = self.folded.from_rich(self.skeleton.gaps.back(at, at + 1)[0]) - lead
            stop = start + len(wanted)
            stands = start >= end and self.text.startswith(wanted, start)
            if stands and self._whole(start, stop):
                end = stop
                yield start, end

    def _reread(self, needle: Needle, hits: Sequence[int] | None) -> Iterator[Range]:
        """Find by skeleton, then compare the gaps."""
        wanted, work = self._cased(needle.skeleton.text), 0
        following = partial(self.skeleton.text.find, wanted) if hits is None else _after(hits)
        at = following(0) if wanted else -1
        while at >= 0:
            work += len(wanted)
            if work > _WORK:
                raise TooCostly
            place = self._place(at, at + len(wanted), needle.skeleton)
            if place and self._reads_as(needle, at):
                yield place
                at = following(at + len(wanted))
            else:
                at = following(at + 1)

    def _place(self, start: int, end: int, needle: Skeleton) -> Range | None:
        """Return where a skeleton's range and its edges stand in `text`, if as whole tokens."""
        rich_start, rich_end = self.skeleton.gaps.back(start, end)
        before, after = self.skeleton.around(rich_start, rich_end)
        lead, trail = needle.edges()
        if not any(map(str.endswith, *_pairs(before, lead))):
            return None
        if not any(map(str.startswith, *_pairs(after, trail))):
            return None
        first, last = self.folded.from_rich(rich_start), self.folded.from_rich(rich_end - 1) + 1
        first -= next(len(edge) for edge in _seen(lead) if self.text.endswith(edge, 0, first))
        last += next(len(edge) for edge in _seen(trail) if self.text.startswith(edge, last))
        return (first, last) if self._whole(first, last) else None

    def _reads_as(self, needle: Needle, at: int) -> bool:
        length = len(needle.skeleton.text)
        return same_gaps(self.skeleton.between(at, at + length), needle.skeleton.between(0, length))


def _after(hits: Sequence[int]) -> Callable[[int], int]:
    """Return what `str.find` would be from a position on, among places that are known."""

    def find(start: int) -> int:
        at = bisect_left(hits, start)
        return hits[at] if at < len(hits) else -1

    return find


def _pairs(gap: str, edge: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    pairs = tuple(product(readings(gap), readings(edge)))
    return tuple(one for one, _ in pairs), tuple(other for _, other in pairs)


def _seen(edge: str) -> tuple[str, ...]:
    """Return what an edge may be in `Index.text`, the longest first: nothing, too.

    A delimiter that pairs in the quote may stand as it is in code of the source.
    """
    whole = edge.translate(FIRST_READING)
    seen = {*readings(edge), whole, whole.strip("*_` "), ""}
    return tuple(sorted(seen, key=len, reverse=True))
