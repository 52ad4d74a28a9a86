"""Finding every place in a folded text where a folded quote stands, token by token."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Final

import attrs

from corvid_runtime.citations import characters as c
from corvid_runtime.citations.boundaries import ends_token, starts_token
from corvid_runtime.citations.folding import Folded, ignoring_case
from corvid_runtime.citations.negators import negations
from corvid_runtime.citations.readings import DASH, FIRST_READING, SPACED_DASH, readings
from corvid_runtime.citations.skeleton import Skeleton, same_gaps

Range = tuple[int, int]
"""Half-open; here always of the folded text in its first reading."""

_LETTER: Final = rf"[^\W{c.UNSPACED}]"
_DASH_POINTS: Final = (DASH.mark, SPACED_DASH.mark)
_SHORT: Final = 256
_PATIENCE: Final = 1000
_WORK: Final = 40_000_000


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


@attrs.frozen
class Index:
    """A folded text, searchable with or without regard to case."""

    folded: Folded
    ignore_case: bool = False

    @cached_property
    def text(self) -> str:
        """The folded text in its first reading."""
        return self._cased(self.folded.text)

    @cached_property
    def skeleton(self) -> Skeleton:
        """The text without its separators, for quotes that read them differently."""
        return Skeleton.of(self._cased(self.folded.rich))

    def find(self, needle: Needle) -> Iterator[Range]:
        """Yield the disjoint ranges where the needle stands as whole tokens.

        First those that agree in the first reading of every point, in order; then the others.

        Raises:
            TooCostly: the work would not be linear in the text.
        """
        found = set()
        for place in self._occurrences(self._cased(needle.folded.text)):
            found.add(place)
            yield place
        if self.folded.has_points or needle.folded.has_points:
            for place in self._reread(needle):
                if place not in found:
                    yield place

    def original(self, place: Range) -> Range:
        """Map a range of `text` to the code points of the original."""
        return self.folded.to_original(*self.folded.to_rich(*place))

    def place_of(self, start: int, end: int) -> Range:
        """Map a range of the original to one of `text`."""
        to_rich, from_rich = self.folded.from_original, self.folded.from_rich
        return from_rich(to_rich(start)), from_rich(to_rich(end))

    def negation(self, start: int, end: int) -> str | None:
        """Return a negator in a range of `text`, or None."""
        at = bisect_left(self._negations, (start, ""))
        found = self._negations[at : at + 1]
        return found[0][1] if found and found[0][0] < end else None

    @cached_property
    def _negations(self) -> list[tuple[int, str]]:
        return negations(self.text)

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

    def _reread(self, needle: Needle) -> Iterator[Range]:
        """Find by skeleton, then compare the gaps."""
        wanted, work = self._cased(needle.skeleton.text), 0
        at = self.skeleton.text.find(wanted) if wanted else -1
        while at >= 0:
            work += len(wanted)
            if work > _WORK:
                raise TooCostly
            place = self._place(at, at + len(wanted), needle.skeleton)
            if place and self._reads_as(needle, at):
                yield place
                at = self.skeleton.text.find(wanted, at + len(wanted))
            else:
                at = self.skeleton.text.find(wanted, at + 1)

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


def _pairs(gap: str, edge: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    pairs = tuple(product(readings(gap), readings(edge)))
    return tuple(one for one, _ in pairs), tuple(other for _, other in pairs)


def _seen(edge: str) -> tuple[str, ...]:
    """Return what an edge may be in `Index.text`: all of it, its dashes and marks, or nothing."""
    whole = edge.translate(FIRST_READING)
    return whole, whole.strip("*_` "), ""
