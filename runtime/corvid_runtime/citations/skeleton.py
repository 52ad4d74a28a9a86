"""Comparing texts whose separators can be read in several ways.

The skeleton is what remains when every blank, hyphen, quotation mark and Markdown delimiter is
taken out. Two passages are the same if their skeletons are equal and between any two neighbouring
characters of it the two gaps share a reading.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

import attrs

from corvid_runtime.citations.offsets import POSITION, OffsetMap
from corvid_runtime.citations.readings import SEPARATORS, readings

# Not `[...]+`: what must begin with a character is found sooner.
_GAP: Final = re.compile(f"([{SEPARATORS}][{SEPARATORS}]*)")
_PIECE_END: Final = re.compile(f"[^{SEPARATORS}](?=[{SEPARATORS}])")
_BLOCK: Final = 1 << 19


@attrs.frozen
class Skeleton:
    """A folded text split into its skeleton and its gaps.

    Attributes:
        rich: the folded text with its points.
        text: the same without separators.
        gaps: the map back to `rich`; each edit is one gap.
    """

    rich: str
    text: str
    gaps: OffsetMap

    @classmethod
    def of(cls, rich: str) -> Skeleton:
        """Take the separators out of a folded text."""
        texts: list[str] = []
        starts, old_starts, old_ends = (array(POSITION) for _ in range(3))
        done = taken = 0
        for block in _blocks(rich):
            parts = _GAP.split(block)
            pieces = parts[::2]
            places = array(POSITION, accumulate(map(len, parts), initial=done))
            ends = array(POSITION, accumulate(map(len, pieces), initial=taken))
            texts.append("".join(pieces))
            starts += ends[1:-1]
            old_starts += places[1:-1:2]
            old_ends += places[2::2]
            done, taken = places[-1], ends[-1]
        return cls(rich, "".join(texts), OffsetMap(starts, starts, old_starts, old_ends))

    def between(self, start: int, end: int) -> Iterator[tuple[int, str]]:
        """Yield the gaps strictly inside a range of `text`: position and separators."""
        first = bisect_right(self.gaps.starts, start)
        last = bisect_left(self.gaps.starts, end)
        for at in range(first, last):
            yield (
                self.gaps.starts[at] - start,
                self.rich[self.gaps.old_starts[at] : self.gaps.old_ends[at]],
            )

    def around(self, start: int, end: int) -> tuple[str, str]:
        """Return the separators right before and right after a range of `rich`."""
        before = bisect_left(self.gaps.old_ends, start)
        after = bisect_left(self.gaps.old_starts, end)
        starts, ends = self.gaps.old_starts, self.gaps.old_ends
        is_before = before < len(ends) and ends[before] == start
        is_after = after < len(starts) and starts[after] == end
        return (
            self.rich[starts[before] : start] if is_before else "",
            self.rich[end : ends[after]] if is_after else "",
        )

    def edges(self) -> tuple[str, str]:
        """Return the separators before the first and after the last character of `text`."""
        if not self.text:
            return self.rich, ""
        start, end = self.gaps.back(0, len(self.text))
        return self.rich[:start], self.rich[end:]


def _blocks(rich: str) -> Iterator[str]:
    """Yield a text block by block, none of which ends in the middle of a gap: to spare memory."""
    start = 0
    while start < len(rich):
        cut = _PIECE_END.search(rich, start + _BLOCK)
        end = cut.end() if cut else len(rich)
        yield rich[start:end]
        start = end


def same_gaps(one: Iterator[tuple[int, str]], other: Iterator[tuple[int, str]]) -> bool:
    """Tell whether two runs of gaps share a reading at every position."""
    mine, theirs = dict(one), dict(other)
    return all(
        _share_a_reading(mine.get(at, ""), theirs.get(at, "")) for at in mine.keys() | theirs.keys()
    )


def _share_a_reading(one: str, other: str) -> bool:
    return one == other or not readings(one).isdisjoint(readings(other))
