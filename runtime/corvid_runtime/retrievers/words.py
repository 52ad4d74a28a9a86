"""The words of a query that say what it is about."""

from __future__ import annotations

import re

# Control characters and lone surrogates end SQLite's statements and cannot be encoded.
_SEPARATORS = re.compile(r"[\s\x00-\x1f!-/:-@\[-`{-\x7f\ud800-\udfff]+")
_STOP_WORDS = frozenset(
    re.findall(
        r"\w+",
        """a an and are as at be by can did do does for from had has have how in is it its not of on
        or that the there these this those to was were what when where which who why will with""",
    )
)


def telling_words(text: str) -> list[str]:
    """Return the distinct words of a text, case folded, in order.

    Words like "what" and "the" are left out, unless the text has no others. Words end at white
    space, control characters and ASCII punctuation only, so that scripts with combining marks stay
    whole.
    """
    words = dict.fromkeys(_SEPARATORS.sub(" ", text.casefold()).split())
    return [word for word in words if word not in _STOP_WORDS] or list(words)
