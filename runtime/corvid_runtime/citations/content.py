"""Whether a quote says enough to be verified."""

from __future__ import annotations

import re
from typing import Final

_WORD: Final = re.compile("\\w+|[\u2600-\u27bf\U0001f000-\U0001faff]")
_STOP_WORDS_BY_LANGUAGE: Final = {
    "English": (
        "a an and are as at be been but by can could did do does for from had has have he her his "
        "i if in is it its may me my no nor not of on or our shall she should so than that the "
        "their them then there these they this those to was we were what when which who will with "
        "would yes you your"
    ),
    "German": (
        "der die das den dem des ein eine einer eines und oder ist nicht mit von zu zum zur im auf "
        "für als auch sich es er sie wir"
    ),
    "French": "le la les un une des du de et ou est pas que qui en dans pour par sur au aux ce il",
    "Spanish": "el los las una y o es del al por con para su lo no",
    "Italian": "il lo gli i e di da che è per non",
    "Portuguese": "os um uma não em na da do ao",
    "Dutch": "het een en van niet op te dat",
    "Russian": "и в не на с что это по к а о у за из от но",
    "Arabic": "و في من على إلى لا أن هذا هذه",
    "Hebrew": "של את לא על זה הוא היא או כי",
    "Hindi": "और का की के है में से को नहीं यह",
}
_STOP_WORDS: Final = frozenset(
    word for words in _STOP_WORDS_BY_LANGUAGE.values() for word in words.split()
)


def says_too_little(folded: str) -> bool:
    """Tell whether folded text is blank, punctuation, a single letter or bare stop words.

    Up to two stop words count as bare; three make a phrase.
    """
    if sum(map(str.isalnum, folded[:200])) < 2:
        return True
    words = [word.casefold() for word in _WORD.findall(folded[:200])]
    return len(words) <= 2 and _STOP_WORDS.issuperset(words)
