"""Telling at once that a quote does not stand in a text, which need not be indexed for it.

A quote that is refused is looked for in all other sources. Nearly all of them lack a word of it,
and a word is looked up in a text as it is by far sooner than the text is folded.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

import attrs

from corvid_runtime.citations import characters as c

_LONGEST: Final = 40
_WORD: Final = re.compile(f"[A-Za-z]{{4,{_LONGEST}}}")
# What folding makes letters of, or takes out of the middle of a word.
_DISGUISED: Final = re.compile(f"&[#A-Za-z]|[\u212a{c.JOINER}{c.INVISIBLE}{c.PRESENTATION_FORMS}]")
_BREAK: Final = re.compile(rf"[{c.HYPHENS}](?<=[^\W_].)[{c.SPACE}]+")


@attrs.frozen
class Words:
    """The words of a text, as far as they show what it lacks.

    Attributes:
        text: as it is.
        is_plain: whether no letter of it may be written as something else.
        joined: what stands around each hyphen at the end of a line, without these.
    """

    text: str
    is_plain: bool
    joined: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> Words:
        """Read a text once, for any number of quotes."""
        joined, removed, around = _BREAK.sub("", text), 0, []
        for hyphen in _BREAK.finditer(text):
            at = hyphen.start() - removed
            removed += hyphen.end() - hyphen.start()
            around.append(joined[max(at - _LONGEST, 0) : at + _LONGEST])
        return cls(text, _DISGUISED.search(text) is None, tuple(around))

    def surely_lack(self, quote: str) -> bool:
        """Tell whether a quote cannot stand in the text, in whatever way both are set.

        False where that is not certain. Case counts.
        """
        if not self.is_plain or _DISGUISED.search(quote):
            return False
        if any(unicodedata.category(char)[0] == "M" for char in quote):
            return False  # it makes another letter of the one before it
        missing = (word for word in {*_WORD.findall(quote)} if word not in self.text)
        return not all(any(word in each for each in self.joined) for word in missing)
