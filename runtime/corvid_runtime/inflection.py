"""Are two words the same, in some inflection?"""

from __future__ import annotations

from itertools import takewhile

BEGINNING = 4
"""How many letters two inflections of a word share at least."""


def same_word(first: str, second: str) -> bool:
    """Tell whether two case-folded words are one, in some inflection.

    They are if they share a beginning of four letters or more that is more than half of the longer
    one.
    """
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(first, second, strict=False))
    common = sum(1 for _ in pairs)
    longer = max(len(first), len(second))
    return first == second or (common >= BEGINNING and 2 * common > longer)
