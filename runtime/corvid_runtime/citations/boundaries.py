"""Where a quote may begin and end: never inside a word, a number, a sign or a picture.

All texts here are folded. A quote that stops inside a token says something else than its source:
``$89`` of ``$89.50``, ``5`` of ``-5``, ``compliance`` of ``non-compliance``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from corvid_runtime.citations import characters as c
from corvid_runtime.citations.negators import GLUED_AFTER, GLUED_BEFORE

IsDash = Callable[[int], bool]
"""Tells whether the hyphen at a position stands for an em dash, which separates words."""

_UNSPACED: Final = re.compile(f"[{c.UNSPACED}]")
_KATAKANA: Final = re.compile(f"[{c.KATAKANA}]")
_MODIFIER: Final = re.compile(f"[\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f{c.JOINER}]")


def starts_token(text: str, at: int, is_dash: IsDash) -> bool:
    """Tell whether a quote may begin at ``at``."""
    if at == 0:
        return True
    before, after = text[at - 1], text[at]
    if before == " ":
        return not _inside_spaced_number(text, at - 1)
    if _inside_cluster(text, at) or _inside_operator(text, at, is_dash):
        return False
    if _is_word(before) and _is_word(after):
        return _splits(before, after) and not text.endswith(GLUED_BEFORE, 0, at)
    if before == "-":
        return is_dash(at - 1) or (text[max(at - 2, 0)] == "-" and _is_word_at(text, at - 3))
    if after == "-":
        return not (_is_word(before) and _is_word_at(text, at + 1)) or is_dash(at)
    if before in _JOINERS and _is_word(after) and _is_word_at(text, at - 2):
        return False
    if before == '"' and text[max(at - 2, 0)] in "nN" and not _is_word_at(text, at - 3):
        return False  # French ne
    if after.isdecimal():
        return not (before in c.SIGNS or _joins_number(text, at - 1))
    if after in c.CURRENCY:
        return not (before in c.SIGNS or before.isalpha())
    return not (before.isdecimal() and (after in c.UNITS or _joins_number(text, at)))


def ends_token(text: str, at: int, is_dash: IsDash) -> bool:
    """Tell whether a quote may end before ``at``."""
    if at == len(text):
        return True
    before, after = text[at - 1], text[at]
    if after == " ":
        cut = before.isdecimal() and text[at + 1 : at + 2] in _SPACED_UNITS
        return not (cut or _inside_spaced_number(text, at))
    if _inside_cluster(text, at) or _inside_operator(text, at, is_dash):
        return False
    if _is_word(before) and _is_word(after):
        return _splits(before, after) and not text.startswith(GLUED_AFTER, at)
    if after == "-":
        joined = _is_word(before) and _is_word_at(text, at + 1)
        return not joined or is_dash(at)
    if before == "-":
        return is_dash(at - 1)
    if after in _JOINERS and _is_word(before) and _is_word_at(text, at + 1):
        return False
    if before.isdecimal():
        return not (after in c.UNITS or _continues_number(text, at))
    if after == '"':
        return not (_is_word(before) and _is_word_at(text, at + 1))
    if before in c.SIGNS or before == ".":
        return not after.isdecimal()
    return not (_is_word(before) and after in "+#")


_SPACED_UNITS: Final = frozenset("%‰")
_JOINERS: Final = frozenset("/\\&@")
_NUMBER_BEFORE: Final = re.compile(r"(?<![\d.,])\d{1,3}(?: \d{3})*\Z")
_GROUP_AFTER: Final = re.compile(r" \d{3}(?!\d)")
_LONGEST_NUMBER: Final = 40


def _inside_spaced_number(text: str, at: int) -> bool:
    """Tell whether the blank at ``at`` groups the digits of one number, as in ``12 000``."""
    if not _GROUP_AFTER.match(text, at):
        return False
    return _NUMBER_BEFORE.search(text[max(at - _LONGEST_NUMBER, 0) : at]) is not None


def _inside_operator(text: str, at: int, is_dash: IsDash) -> bool:
    if text[at - 1] not in c.SYMBOLS or text[at] not in c.SYMBOLS:
        return False
    dashes = [place for place in (at - 1, at) if text[place] == "-" and is_dash(place)]
    return not dashes


def _inside_cluster(text: str, at: int) -> bool:
    before, after = text[at - 1], text[at]
    if after < "\u0300":
        return False
    if unicodedata.category(after)[0] == "M" or _MODIFIER.match(after) or before == c.JOINER:
        return True
    return _is_regional(before) and _is_regional(after) and _regionals_before(text, at) % 2 == 1


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def _regionals_before(text: str, at: int) -> int:
    start = at
    while start and at - start < 1000 and _is_regional(text[start - 1]):
        start -= 1
    return at - start


def _is_word(char: str) -> bool:
    return (
        char.isalnum() or char == "_" or (char > "\u02ff" and unicodedata.category(char)[0] == "M")
    )


def _is_word_at(text: str, at: int) -> bool:
    return 0 <= at < len(text) and _is_word(text[at])


def _splits(before: str, after: str) -> bool:
    """Tell whether a token can end between two word characters: only in unspaced scripts."""
    if before < "\u0e00" > after:
        return False
    if not (_UNSPACED.match(before) or _UNSPACED.match(after)):
        return False
    if _is_numeral(before) and _is_numeral(after):
        return False
    return not (_KATAKANA.match(before) and _KATAKANA.match(after))


def _is_numeral(char: str) -> bool:
    return char in c.HAN_NUMERALS or char.isdecimal()


def _joins_number(text: str, at: int) -> bool:
    """Tell whether the mark at ``at`` joins digits on its two sides, or starts a decimal."""
    mark = text[at]
    if mark not in ".,:/":
        return False
    follows_digit = at > 0 and text[at - 1].isdecimal()
    return follows_digit or (mark == "." and (at == 0 or not _is_word(text[at - 1])))


def _continues_number(text: str, at: int) -> bool:
    mark, following = text[at], text[at + 1 : at + 2]
    return mark == "^" or (following.isdecimal() and (mark in ".,:/" or mark in c.OPERATORS))
