"""Rewriting a text while remembering where every character came from."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import attrs

Edit = tuple[int, int, str]
"""Half-open range of the old text, and what stands there in the new one."""

POSITION: Final = "I"
"""The type code of a position in an array: four bytes, where an item of a list takes 36."""


@attrs.frozen
class OffsetMap:
    """The edits between two texts, in order, as ranges of the new and of the old one."""

    starts: Sequence[int]
    ends: Sequence[int]
    old_starts: Sequence[int]
    old_ends: Sequence[int]

    def back(self, start: int, end: int) -> tuple[int, int]:
        """Return the range of the old text that became the non-empty range of the new one."""
        return self._origin(start)[0], self._origin(end - 1)[1]

    def forward(self, old: int) -> int:
        """Return the first position of the new text that stands for ``old`` or what follows it."""
        edit = bisect_right(self.old_starts, old) - 1
        if edit < 0:
            return old
        if old < self.old_ends[edit]:
            return self.starts[edit]
        return self.ends[edit] + old - self.old_ends[edit]

    def _origin(self, position: int) -> tuple[int, int]:
        edit = bisect_right(self.starts, position) - 1
        if edit < 0:
            return position, position + 1
        if position < self.ends[edit]:
            return self.old_starts[edit], self.old_ends[edit]
        old = self.old_ends[edit] + position - self.ends[edit]
        return old, old + 1


def matches(
    pattern: re.Pattern[str], replacement: Callable[[re.Match[str]], str], text: str
) -> Iterator[Edit]:
    """Yield one edit for every match of ``pattern``."""
    for match in pattern.finditer(text):
        yield *match.span(), replacement(match)


def rewrite(text: str, edits: Iterable[Edit]) -> tuple[str, OffsetMap | None]:
    """Apply ordered, disjoint edits; the map is None where every offset stays what it was."""
    pieces: list[str] = []
    starts, ends, old_starts, old_ends = (array(POSITION) for _ in range(4))
    copied = shift = 0
    for start, end, new in edits:
        if new == text[start:end]:
            continue
        pieces += text[copied:start], new
        copied = end
        if end - start == len(new) == 1:
            continue
        starts.append(start + shift)
        shift += len(new) - (end - start)
        ends.append(end + shift)
        old_starts.append(start)
        old_ends.append(end)
    if not pieces:
        return text, None
    pieces.append(text[copied:])
    offsets = OffsetMap(starts, ends, old_starts, old_ends) if starts else None
    return "".join(pieces), offsets
