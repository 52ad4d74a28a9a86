"""The checker without a model: does a passage state every value of a claim?

Numbers with their units, dates, names and negations are looked up, normalised. That all of them are
there does not make the claim true: parties may be swapped. So it never says that a claim is
supported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import attrs

from corvid_runtime.citations.entailment import EntailmentVerdict
from corvid_runtime.citations.polarity import disagreements
from corvid_runtime.citations.quantities import NUMBER_WORDS, Figures, figures_of
from corvid_runtime.inflection import same_word

_METHOD: Final = "values"
_WORD: Final = re.compile(r"\w+(?:[.:]\d+)*")
_EMPHASIS: Final = re.compile(r"(?<!\w)_(?P<words>[^\W_][^_\n]{0,500})_(?!\w)")
_SENTENCE_BEGINS: Final = re.compile(r"(?:\A|[.!?:;]\s)[\s\"'(\[“‘]*\Z")
_NO_NAMES: Final = frozenset(
    "a all an and any as at before both but by does during each either every for from he her his"
    " how however i if in it its many may most neither no nobody none nor not nothing of on one"
    " only or other our out over she since so some such that the their there these they this those"
    " to under unless until upon we what when where whether which while who why with without you"
    " your".split()
)


@attrs.frozen
class ValueCheck:
    """Looks up the values of a claim in the passages it cites; reads English."""

    def judge(self, claim: str, passage: str) -> EntailmentVerdict:
        """Judge a claim by a passage.

        Returns:
            ``values_present`` or ``values_missing``, which says what is missing; ``not_checked`` if
            the claim states no value. Never ``entailed``.
        """
        claim, passage = _unmarked(claim), _unmarked(passage)
        stated, there = figures_of(claim), figures_of(passage)
        missing = [
            *_missing_dates(stated, there),
            *_missing_quantities(stated, there),
            *_missing_names(stated.rest, passage),
            *disagreements(stated.rest, there.rest),
        ]
        if missing:
            found = tuple(dict.fromkeys(missing))
            return EntailmentVerdict("values_missing", 1.0, _METHOD, missing=found)
        if not (stated.dates or stated.quantities or any(_names(stated.rest))):
            reason = "the claim states no value"
            return EntailmentVerdict("not_checked", 0.0, _METHOD, reason=reason)
        return EntailmentVerdict("values_present", 1.0, _METHOD)


def _unmarked(text: str) -> str:
    """Return a text without the marks of Markdown's emphasis; `__name__` keeps its own."""
    return _EMPHASIS.sub(r"\g<words>", text.replace("*", ""))


def _missing_dates(claim: Figures, passage: Figures) -> Iterator[str]:
    there = [reading for _, readings in passage.dates for reading in readings]
    for shown, readings in claim.dates:
        if not any(mine.stated_by(theirs) for mine in readings for theirs in there):
            yield shown


def _missing_quantities(claim: Figures, passage: Figures) -> Iterator[str]:
    there = [quantity for _, quantity in passage.quantities]
    years = {reading.year for _, readings in passage.dates for reading in readings if reading.year}
    for shown, quantity in claim.quantities:
        is_year = not quantity.dimension and not years.isdisjoint(map(int, quantity.values))
        if not (is_year or any(quantity.stated_by(other) for other in there)):
            yield shown


def _missing_names(claim: str, passage: str) -> Iterator[str]:
    exact = frozenset(_WORD.findall(passage))
    folded = frozenset(word.casefold() for word in exact)
    for name, begins in _names(claim):
        if not (name in exact if "_" in name else _is_among(name.casefold(), folded, begins)):
            yield name


def _is_among(name: str, words: frozenset[str], begins: bool) -> bool:
    """Tell whether a name is there, in singular or plural; at a sentence's beginning, inflected."""
    if {name, f"{name}s", name.removesuffix("s")} & words:
        return True
    return begins and any(same_word(name, word) for word in words)


def _names(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the words that name something, and whether each begins a sentence.

    They have a capital, an underscore, or both letters and digits.
    """
    for found in _WORD.finditer(text):
        word = found.group()
        begins = bool(_SENTENCE_BEGINS.search(text[max(found.start() - 20, 0) : found.start()]))
        is_mixed = any(map(str.isdigit, word)) and not word[0].isdigit()
        is_version = bool(re.fullmatch(r"\d+(?:\.\d+){2,}|\d+:\d+", word))
        if word.casefold() in NUMBER_WORDS:
            continue  # it was looked up as a quantity, whatever it is written as
        if word.casefold() in _NO_NAMES and not (len(word) > 1 and word.isupper()):
            continue
        if word != word.lower() or "_" in word or is_mixed or is_version:
            yield word, begins
