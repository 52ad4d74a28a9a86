"""Quotes that leave something out: the parts in order, a bounded gap, no negation left out.

The bound and the table of negators are choices of this package; the marks are those of the Chicago
Manual of Style (13.50) and the bracketed form of the MLA Handbook.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
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
    first, *others = _leading([sorted(index.find(Needle(part))) for part in parts])
    reached = {place: Chain((place,)) for place in first}
    for places in others:
        reached = _follow(reached, places, index)
    chains = sorted(reached.values(), key=lambda chain: chain.negation is not None)
    return chains[0] if chains else None


def _leading(places: list[list[Range]]) -> list[list[Range]]:
    """Drop each place that no place of the next part follows: no chain goes through it.

    Most quotes have a part that stands in few places; the gaps are read around these alone.
    """
    kept = [places[-1]]
    for earlier in reversed(places[:-1]):
        starts = [start for start, _ in kept[0]]
        kept.insert(0, [place for place in earlier if _is_followed(place, starts)])
    return kept


def _is_followed(place: Range, starts: list[int]) -> bool:
    at = bisect_left(starts, place[1])
    return at < len(starts) and starts[at] - place[1] <= LONGEST_GAP


def _follow(reached: dict[Range, Chain], places: list[Range], index: Index) -> dict[Range, Chain]:
    following = _nearest(reached, places, index)
    negated = [place for place, chain in following.items() if chain.negation is not None]
    clean = {place: chain for place, chain in reached.items() if chain.negation is None}
    return following | _nearest(clean, negated, index)


def _nearest(reached: dict[Range, Chain], places: list[Range], index: Index) -> dict[Range, Chain]:
    """Continue, at each place within reach, the chain that ends nearest before it."""
    ends = [end for _, end in reached]
    chains = list(reached.values())
    following: dict[Range, Chain] = {}
    for place in places:
        nearest = bisect_right(ends, place[0]) - 1
        if nearest >= 0 and place[0] - ends[nearest] <= LONGEST_GAP:
            chain = chains[nearest]
            negation = chain.negation or index.negation(ends[nearest], place[0])
            following[place] = Chain((*chain.places, place), negation)
    return following
