"""Where the words of a text begin, in the order of what follows: a quote is found without a scan.

This is a suffix array (Manber and Myers, 1990) of the beginnings of words, cut off at a fixed
depth. The text is a skeleton, so that what follows a word does not depend on how the words are set
apart. In scripts without spaces characters count as words. Some words are left out, by how they
begin: a quote has others, and one that has none is found by a scan.
"""

from __future__ import annotations

import re
from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator, Sequence
from heapq import merge
from itertools import chain, islice
from typing import Final

import attrs

from corvid_runtime.citations import characters as c
from corvid_runtime.citations.offsets import POSITION
from corvid_runtime.citations.readings import readings
from corvid_runtime.citations.skeleton import Skeleton

# Without words that begin with a vowel a third of the work is saved.
_LEADING: Final = rf"[^\W{c.UNSPACED}AEIOUaeiou]"
# Of the many thousand Chinese characters a quarter is enough: a quote has several of them.
_HAN: Final = "".join(f"{chr(at)}-{chr(at + 0x3F)}" for at in range(0x3400, 0x9FFF, 0x100))
_KEPT: Final = f"{_HAN}{c.UNSPACED.removeprefix(c.HAN)}"
_BY_CHARACTER: Final = re.compile(f"[{_KEPT}]")
_WORD: Final = re.compile(_LEADING)
_BEFORE_WORD: Final = re.compile(rf"[\W{c.UNSPACED}](?={_LEADING})")
_SURE: Final = re.compile(rf"[{_KEPT}]|(?<=[\W{c.UNSPACED}]){_LEADING}")
_DEPTH: Final = 30
_FEW: Final = 16
_MANY: Final = 2000
_MOST_WORDS: Final = 12


@attrs.frozen
class WordOrder:
    """The beginnings of the words of a skeleton, sorted by the characters that follow.

    Attributes:
        text: the skeleton's text.
        starts: positions in it, sorted by the next `_DEPTH` characters.
    """

    text: str
    starts: Sequence[int]
    _groups: dict[str, tuple[int, int]] = attrs.field(init=False, repr=False, eq=False)

    def __attrs_post_init__(self) -> None:
        groups: dict[str, tuple[int, int]] = {}
        at = 0
        while at < len(self.starts):
            first = self.text[self.starts[at]]
            end = bisect_right(self.starts, first, at, key=self.text.__getitem__)
            groups[first] = at, end
            at = end
        object.__setattr__(self, "_groups", groups)

    @classmethod
    def of(cls, skeleton: Skeleton) -> WordOrder:
        """Sort the words of a skeleton: time n log n, in groups that bound the memory."""
        text = skeleton.text
        groups: dict[str, array[int]] = defaultdict(_positions)
        for at in _beginnings(text, skeleton.gaps.starts):
            groups[text[at]].append(at)
        starts = _positions()
        for first in sorted(groups):
            starts.extend(sorted(groups.pop(first), key=lambda at: text[at : at + _DEPTH]))
        return cls(text, starts)

    def places(self, wanted: Skeleton) -> Sequence[int] | None:
        """Return all places where a skeleton may stand, in order; None if a scan finds it sooner.

        A place is left out only where no reading of the gaps makes it one that begins a token.
        """
        least: tuple[int, int] | None = None
        offset = 0
        for at in islice(_certain(wanted), _MOST_WORDS):
            low, high = self._range(wanted.text[at : at + _DEPTH])
            if least is None or high - low < least[1] - least[0]:
                least, offset = (low, high), at
                if high - low <= _FEW:
                    break
        if least is None or least[1] - least[0] > _MANY:
            return None
        return sorted({at - offset for at in self.starts[slice(*least)] if at >= offset})

    def _range(self, prefix: str) -> tuple[int, int]:
        """Return which of the starts are followed by a text of up to `_DEPTH` characters."""
        low, high = self._groups.get(prefix[0], (0, 0))
        text, length = self.text, len(prefix)

        def following(at: int) -> str:
            return text[at : at + length]

        low = bisect_left(self.starts, prefix, low, high, key=following)
        return low, bisect_right(self.starts, prefix, low, high, key=following)


def _positions() -> array[int]:
    return array(POSITION)


def _beginnings(text: str, gaps: Sequence[int]) -> Iterator[int]:
    """Yield where a word begins: in a script without spaces, behind a mark, behind a gap."""
    leads = _Leading()
    inside = (match.end() for match in _BEFORE_WORD.finditer(text))
    unspaced = (match.start() for match in _BY_CHARACTER.finditer(text))
    within = gaps[bisect_right(gaps, 0) : bisect_left(gaps, len(text))]
    # What stands behind no letter is among those inside.
    apart = (at for at in within if leads[text[at]] and text[at - 1].isalnum())
    return chain(range(1 if text and leads[text[0]] else 0), inside, unspaced, apart)


class _Leading(dict[str, bool]):
    """Whether a word that begins with a character is among those that are sorted."""

    def __missing__(self, char: str) -> bool:
        self[char] = found = _WORD.match(char) is not None
        return found


def _certain(wanted: Skeleton) -> Iterator[int]:
    """Yield beginnings of words that are such wherever a skeleton stands, in order.

    Behind a gap that can be read as nothing, a word of the skeleton may be a part of one there.
    """
    text = wanted.text
    if text and (_WORD.match(text) or _BY_CHARACTER.match(text)):
        yield 0
    apart = (at for at, gap in wanted.between(0, len(text)) if "" not in readings(gap))
    inside = (match.start() for match in _SURE.finditer(text, 1))
    yield from merge((at for at in apart if _WORD.match(text, at)), inside)
