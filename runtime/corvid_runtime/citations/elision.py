"""Quotes that leave something out: the parts in order, a bounded gap, no negation left out.

The bound and the table of negators are choices of this package; the marks are those of the Chicago
Manual of Style (13.50) and the bracketed form of the MLA Handbook.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import Final

import attrs

from corvid_runtime.citations.content import says_too_little
from corvid_runtime.citations.folding import Folded
from corvid_runtime.citations.index import Index, Needle, Range
from corvid_runtime.citations.readings import SEPARATORS

LONGEST_GAP: Final = 600
"""How many folded characters one elision may leave out."""

MOST_PARTS: Final = 40
"""How many parts a quote may have."""

_MARK: Final = re.compile(r" ?(?:\[ ?\.{3,} ?\]|\( ?\.{3,} ?\)|\.{3,}) ?")
_BLANK: Final = re.compile(f"[{SEPARATORS}]*")


@attrs.frozen
class Chain:
    """One way to lay the parts of a quote over a text, and the negation it would leave out."""

    places: tuple[Range, ...]
    negation: str | None = None


def parts_of(quote: Folded) -> tuple[Folded, ...]:
    """Split a folded quote at its elision marks; marks at its ends are dropped."""
    parts = _MARK.split(quote.rich)
    return tuple(Folded(part) for part in parts if not _BLANK.fullmatch(part))


def are_parts(parts: tuple[Folded, ...]) -> bool:
    """Tell whether each part says enough to stand for itself."""
    return len(parts) <= MOST_PARTS and not any(says_too_little(part.text) for part in parts)


def lay_out(parts: tuple[Folded, ...], index: Index) -> Chain | None:
    """Lay the parts over the text in order.

    Linear in the number of occurrences: of all ends a part may follow, the nearest leaves out the
    least, and whatever disqualifies its gap disqualifies every longer one.
    """
    reached: dict[Range, Chain] = {}
    for number, part in enumerate(parts):
        places = sorted(index.find(Needle(part)))
        if number == 0:
            reached = {place: Chain((place,)) for place in places}
        else:
            reached = _follow(reached, places, index)
    chains = sorted(reached.values(), key=lambda chain: chain.negation is not None)
    return chains[0] if chains else None


def _follow(reached: dict[Range, Chain], places: list[Range], index: Index) -> dict[Range, Chain]:
    clean = {place: chain for place, chain in reached.items() if chain.negation is None}
    following: dict[Range, Chain] = {}
    for candidates in (reached, clean):
        ends = [end for _, end in candidates]
        chains = list(candidates.values())
        for place in places:
            nearest = bisect_right(ends, place[0]) - 1
            if nearest < 0 or place[0] - ends[nearest] > LONGEST_GAP:
                continue
            chain = chains[nearest]
            negation = chain.negation or index.negation(ends[nearest], place[0])
            following[place] = Chain((*chain.places, place), negation)
    return following
