"""Text helpers shared by ingestion, retrieval and the citation check."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

_STOPWORD_LIST = """
a about after all also am an and any are as at be been before but by can could did do does for from get had
has have he her his how i if in into is it its just long many may me might mine much must my no not of off on
or our out per please shall she should so some such tell than that the their them then there these they this
those to too up us was we were what when where which while who whom whose why will with would you your
"""
STOPWORDS = frozenset(_STOPWORD_LIST.split())

_WORD = re.compile(r"[a-z0-9]+(?:'[a-z]+)?")
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"”’)]*\s+(?=[\"“‘(]?[A-Z0-9])")
_SUFFIXES = ("ations", "ation", "ments", "ment", "ings", "ing", "ers", "ed", "es", "er", "ly", "s", "e")
_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": "'", "”": "'", '"': "'", "–": "-", "—": "-", "\u00a0": " "})


def squeeze(text: str) -> str:
    """The text with every run of white space made one space."""
    return " ".join(text.split())


def words(text: str) -> list[str]:
    return _WORD.findall(text.lower().replace("’", "'"))


@lru_cache(maxsize=8192)
def stem(word: str) -> str:
    """A light stemmer: enough to bring 'claims', 'claimed' and 'claiming' together."""
    word = word.removesuffix("'s")
    if word.endswith(("ies", "ied")) and len(word) > 4:
        return f"{word[:-3]}y"
    for suffix in _SUFFIXES:
        if word.endswith(suffix) and len(word) - len(suffix) >= 3:
            return word.removesuffix(suffix)
    return word


def content_terms(text: str) -> list[str]:
    """The stems of the words that carry meaning, in order, with repetitions."""
    return [stem(word) for word in words(text) if word not in STOPWORDS and len(word) > 1]


def unique(items: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(items))


def sentences(text: str) -> list[str]:
    """The sentences of a text; line ends are sentence ends too (list items, table rows)."""
    found: list[str] = []
    for line in text.splitlines():
        found.extend(part.strip() for part in _SENTENCE_END.split(line) if part.strip())
    return found


def shingles(text: str, size: int = 3) -> frozenset[tuple[str, ...]]:
    stream = words(text)
    if len(stream) <= size:
        return frozenset([tuple(stream)])
    return frozenset(tuple(stream[i : i + size]) for i in range(len(stream) - size + 1))


def jaccard(left: frozenset[tuple[str, ...]], right: frozenset[tuple[str, ...]]) -> float:
    union = len(left | right)
    return len(left & right) / union if union else 0.0


@dataclass(frozen=True)
class Folded:
    """A text folded for comparison (case, white space, quotes, dashes) that can point back into it."""

    text: str
    offsets: tuple[int, ...]

    @classmethod
    def of(cls, original: str) -> "Folded":
        folded: list[str] = []
        offsets: list[int] = []
        for position, character in enumerate(original.translate(_PLAIN)):
            if character.isspace():
                if folded and folded[-1] != " ":
                    folded.append(" ")
                    offsets.append(position)
                continue
            # One character may lower to several: keep the two lists in step.
            for lowered in character.lower():
                folded.append(lowered)
                offsets.append(position)
        return cls(text="".join(folded).rstrip(), offsets=tuple(offsets))

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the original that the folded span ``start:end`` came from."""
        return self.offsets[start], self.offsets[end - 1] + 1

    def find(self, needle: "Folded") -> tuple[int, int] | None:
        at = self.text.find(needle.text) if needle.text else -1
        return self.span(at, at + len(needle.text)) if at >= 0 else None
