"""What a text negates, compared between a claim and a passage.

Two texts disagree if one negates what the other states: a negated verb or noun counts by the first
words behind its negator. Words are compared in any inflection.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from corvid_runtime.citations.negators import negations
from corvid_runtime.inflection import same_word

_SCOPE: Final = 3
_SCOPE_LETTERS: Final = 200
_SCOPE_WORDS_THAT_TELL: Final = 2
_PREFIXES: Final = ("un", "in", "im", "il", "ir", "non", "dis")
_LIKE_A_NEGATOR: Final = re.compile(
    r"\b(?:prohibit(?:s|ed)?(?: from)?|forb[ai]d(?:s|den)?|barred from|ceases? to|refuses? to)\b"
)
_BOUND: Final = re.compile(
    r"\b(?:not|no) (?:(?:less|fewer|earlier|more|greater|later) than|(?:to )?exceed(?:ing)?)\b"
)
_QUOTED: Final = re.compile(r"\"\w+\"")
_WORD: Final = re.compile(r"[^\W_]+(?:_\w+)*|[.;:]")
_BEFORE_NOUNS: Final = ("without", "except", "unless", "excluding")
"""Negators whose noun may have more words before it in one text than in the other."""

_UNTELLING: Final = frozenset(
    "a an the any all such its it be been being is are was were am will would shall should can"
    " could may might must do does did has have had to of in on at by for from with as or and that"
    " this these those there so only very more than also either other his her their our your"
    " i we you he she they who which what when if then t s".split()
)


class Negation(NamedTuple):
    """A negator as it is written, and the first telling words behind it."""

    word: str
    scope: tuple[str, ...]


def disagreements(claim: str, passage: str) -> Iterator[str]:
    """Yield, in words, what one text negates and the other does not."""
    claim, passage = _plain(claim), _plain(passage)
    ours, theirs = dict.fromkeys(_negations(claim)), dict.fromkeys(_negations(passage))
    for each in ours:
        if each.scope and not any(_meet(each, other) for other in theirs):
            yield f"{each.word} {each.scope[0]}"
    stated = _telling(claim)
    for each in theirs:
        if _states(stated, each) and not any(_meet(each, other) for other in ours):
            yield f"{each.word} {each.scope[0]} (the passage says so)"
    yield from _prefixed(stated, _telling(passage))


def _plain(text: str) -> str:
    """Return a text in small letters, without what looks like a negator of a clause and is none.

    That are bounds (`not more than`), words in quotation marks, and the beginning of `non-zero`.
    """
    folded = " ".join(text.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())
    return _QUOTED.sub(" quoted ", _BOUND.sub(" ", folded)).replace("non-", "non")


def _negations(text: str) -> Iterator[Negation]:
    found = [(at, word) for at, word in negations(text.replace("'", '"'))]
    found += [(each.start(), each.group()) for each in _LIKE_A_NEGATOR.finditer(text)]
    for at, word in sorted(found):
        behind = text[at + len(word) : at + len(word) + _SCOPE_LETTERS]
        yield Negation(word.replace('"', "'"), _scope(behind, word))


def _scope(behind: str, negator: str) -> tuple[str, ...]:
    scope: list[str] = []
    for found in _WORD.finditer(behind):
        word = found.group()
        if word in ".;:" or len(scope) == _SCOPE:
            break
        if word not in _UNTELLING and word != negator:
            scope.append(word)
    return tuple(scope)


def _meet(first: Negation, second: Negation) -> bool:
    """Tell whether two negators negate the same.

    Each one's first word is in the other's scope; of those before nouns, some word.
    """
    if not first.scope or not second.scope:
        return False
    if first.word == second.word and first.word in _BEFORE_NOUNS:
        return any(_among(word, second.scope) for word in first.scope)
    return _among(first.scope[0], second.scope) and _among(second.scope[0], first.scope)


def _states(words: Collection[str], negation: Negation) -> bool:
    """Tell whether words state what a passage negates: its first word, or two of its scope."""
    held = [_among(word, words) for word in negation.scope]
    return any(held[:1]) or sum(held) >= _SCOPE_WORDS_THAT_TELL


def _telling(text: str) -> frozenset[str]:
    words = frozenset(found.group() for found in _WORD.finditer(text))
    return words - _UNTELLING - {".", ";", ":"}


def _prefixed(claim: frozenset[str], passage: frozenset[str]) -> Iterator[str]:
    """Yield words that one text has with a negating prefix, and the other only without it."""
    for words, others in ((claim, passage), (passage, claim)):
        for word in sorted(words - others):
            bare = {word.removeprefix(each) for each in _PREFIXES if word.startswith(each)}
            if any(len(each) > 3 and each in others for each in bare):
                yield word


def _among(word: str, words: Collection[str]) -> bool:
    return any(same_word(word, other) for other in words)
