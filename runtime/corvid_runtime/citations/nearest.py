"""Naming the closest passage for a quote that does not stand in its source: a diagnosis only."""

from __future__ import annotations

import re
from collections import Counter
from difflib import SequenceMatcher
from typing import Final

from corvid_runtime.citations.index import Index
from corvid_runtime.citations.verdict import Nearest

_CUT: Final = "the source has these words only inside a longer word, number or sign"
_WORD: Final = re.compile(r"\w+|[^\w\s]")
_MOST_WORDS: Final = 80
_MOST_PLACES: Final = 50
_BUCKET: Final = 64
_CHARACTER_WISE: Final = 12


def nearest(quote: str, index: Index, source: str) -> Nearest | None:
    """Return the passage with most of the quote's rare words in the quote's order.

    Linear in the source. Looks at the first 80 words of the quote.

    Args:
        quote: the folded quote.
        index: the source's index.
        source: the original text of the source.
    """
    words = _WORD.findall(quote[: 16 * _MOST_WORDS])[:_MOST_WORDS]
    start = _best_start(quote, words, index.text)
    if start is None:
        return None
    window = _window(index.text, start, len(quote[: 16 * _MOST_WORDS]))
    here = _WORD.findall(window[2])
    matcher = SequenceMatcher(None, words, here, autojunk=False)
    blocks = [block for block in matcher.get_matching_blocks() if block.size]
    if not blocks:
        return None
    places = [match.span() for match in _WORD.finditer(window[2])]
    first = max(blocks[0].b - blocks[0].a, 0)
    last = min(
        blocks[-1].b + blocks[-1].size + len(words) - blocks[-1].a - blocks[-1].size, len(here)
    )
    begin, end = window[0] + places[first][0], window[0] + places[last - 1][1]
    span = index.original((begin, end))
    return Nearest(source[slice(*span)], span, _difference(words, here[first:last]))


def _best_start(quote: str, words: list[str], text: str) -> int | None:
    votes: Counter[int] = Counter()
    for match, word in zip(_WORD.finditer(quote), words, strict=False):
        if len(word) < 2:
            continue
        places = _places(text, word)
        for place in places:
            votes[(place - match.start()) // _BUCKET] += _CHARACTER_WISE // len(places) or 1
    if not votes:
        return None
    bucket = max(votes, key=lambda at: (votes[at] + votes[at + 1], -at))
    return max(bucket * _BUCKET, 0)


def _places(text: str, word: str) -> list[int]:
    places: list[int] = []
    at = text.find(word)
    while at >= 0 and len(places) < _MOST_PLACES:
        places.append(at)
        at = text.find(word, at + len(word))
    return places


def _window(text: str, start: int, length: int) -> tuple[int, int, str]:
    begin = max(start - _BUCKET, 0)
    end = min(start + length + 3 * _BUCKET, len(text))
    return begin, end, text[begin:end]


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
