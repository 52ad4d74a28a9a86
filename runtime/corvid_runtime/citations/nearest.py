"""Naming the closest passage for a quote that does not stand in its source: a diagnosis only."""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher
from typing import Final

from corvid_runtime.citations import characters as c
from corvid_runtime.citations.index import Index
from corvid_runtime.citations.verdict import Nearest

_CUT: Final = "the source has these words only inside a longer word, number or sign"
_WORD: Final = re.compile(rf"[{c.UNSPACED}]|[^\W{c.UNSPACED}]+|[^\w\s]")
_MOST_WORDS: Final = 80
_MOST_PLACES: Final = 50
_BUCKET: Final = 64
_WEIGHT: Final = 12
_LONGEST_PHRASE: Final = 3


def nearest(quote: str, index: Index, source: str) -> Nearest | None:
    """Return the passage with most of the quote's rare words in the quote's order.

    Linear in the source. Looks at the first 80 words of the quote.

    Args:
        quote: the folded quote.
        index: the source's index.
        source: the original text of the source.
    """
    quote = quote[: 16 * _MOST_WORDS]
    words = [match.span() for match in _WORD.finditer(quote)][:_MOST_WORDS]
    start = _best_start(quote, words, index.text)
    if start is None:
        return None
    begin, window = _window(index.text, start, len(quote))
    quoted = [quote[slice(*word)] for word in words]
    places = [match.span() for match in _WORD.finditer(window)]
    there = [window[slice(*place)] for place in places]
    aligned = _aligned(quoted, there)
    if aligned is None:
        return None
    first, last = aligned
    span = index.original((begin + places[first][0], begin + places[last - 1][1]))
    return Nearest(source[slice(*span)], span, _difference(quoted, there[first:last]))


def _best_start(quote: str, words: list[tuple[int, int]], text: str) -> int | None:
    """Let every phrase of the quote vote for where the quote would begin, rare ones more."""
    votes: Counter[int] = Counter()
    for length in (1, _LONGEST_PHRASE):
        for first, last in zip(words, words[length - 1 :], strict=False):
            phrase = quote[first[0] : last[1]]
            places = _places(text, phrase) if phrase[0].isalnum() else []
            for place in places:
                votes[(place - first[0]) // _BUCKET] += length * _WEIGHT // len(places) or 1
    if not votes:
        return None
    bucket = max(votes, key=lambda at: (votes[at] + votes[at + 1], -at))
    return max(bucket * _BUCKET, 0)


def _aligned(quoted: list[str], there: list[str]) -> tuple[int, int] | None:
    """Return the range of words that corresponds to the quote, stray matches left aside."""
    matcher = SequenceMatcher(None, quoted, there, autojunk=False)
    blocks = [block for block in matcher.get_matching_blocks() if block.size]
    if not blocks:
        return None
    longest = max(blocks, key=lambda block: block.size)
    slack = max(3, len(quoted) // 3)
    near = [each for each in blocks if abs(each.b - each.a - longest.b + longest.a) <= slack]
    first, last = near[0], near[-1]
    return max(first.b - first.a, 0), min(last.b + len(quoted) - last.a, len(there))


def _places(text: str, word: str) -> list[int]:
    places: list[int] = []
    at = text.find(word)
    while at >= 0 and len(places) < _MOST_PLACES:
        places.append(at)
        at = text.find(word, at + len(word))
    return places


def _window(text: str, start: int, length: int) -> tuple[int, str]:
    begin = max(start - _BUCKET, 0)
    return begin, text[begin : start + length + 3 * _BUCKET]


def _difference(quoted: list[str], found: list[str]) -> str:
    matcher = SequenceMatcher(None, quoted, found, autojunk=False)
    changes = [
        _change(" ".join(quoted[a:b]), " ".join(found[c:d]))
        for tag, a, b, c, d in matcher.get_opcodes()
        if tag != "equal"
    ]
    return "; ".join(changes[:5]) or _CUT


def _change(quoted: str, found: str) -> str:
    if not quoted:
        return f"the quote leaves out {found!r}"
    if not found:
        return f"the quote adds {quoted!r}"
    return f"the quote says {quoted!r}, the source {found!r}"
