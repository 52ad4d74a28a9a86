"""Whether a quote stands in a source, word for word."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import attrs

from corvid_runtime.citations import folds
from corvid_runtime.citations.characters import DOUBLE_QUOTES, SINGLE_QUOTES
from corvid_runtime.citations.content import says_too_little
from corvid_runtime.citations.elision import are_parts, lay_out, parts_of
from corvid_runtime.citations.folding import Folded, fold, folds_between
from corvid_runtime.citations.index import Index, Needle, Range, TooCostly
from corvid_runtime.citations.nearest import nearest
from corvid_runtime.citations.source import SourceText, indexed
from corvid_runtime.citations.verdict import Kind, Verdict


def verify_quote(
    quote: str,
    source: SourceText | str,
    *,
    claimed: tuple[int, int] | None = None,
    strict_offsets: bool = False,
    ignore_case: bool = False,
) -> Verdict:
    """Check that a quote stands in a source; differences in presentation are looked through.

    Deterministic and offline. Nothing is accepted for being similar: outside the table of folds
    every letter, digit, sign and punctuation mark must agree, and the quote may not begin or end
    inside a token. Linear in quote and source; the index of a `SourceText` is built once, and
    that of a plain text that is passed again, too.

    Args:
        quote: the words claimed to stand in the source; white space around them does not count.
        source: an indexed source, or a plain text.
        claimed: where the quote is said to stand, half-open, in code points of the source; it
            chooses among several occurrences.
        strict_offsets: reject a quote that does not stand where it is claimed.
        ignore_case: compare without regard to case.

    Raises:
        TypeError: the quote or the source is not text, or an offset is not an integer.
    """
    if not isinstance(quote, str):
        raise TypeError(f"a quote is a str, not {type(quote).__name__}")
    if not isinstance(source, SourceText):
        source = indexed(source)
    attempt = _Attempt(str.__str__(quote).strip(), source, _offsets(claimed), ignore_case)
    try:
        verdict = attempt.verdict()
    except TooCostly:
        return Verdict("rejected", "too_costly")
    if strict_offsets and verdict.verified and not attempt.stands_where_claimed(verdict):
        return Verdict("rejected", "out_of_range")
    return verdict


def _offsets(claimed: tuple[int, int] | None) -> tuple[int, int] | None:
    if claimed is None:
        return None
    if [type(at) for at in claimed] != [int, int]:
        raise TypeError(f"claimed offsets are two integers, not {claimed!r}")
    return claimed[0], claimed[1]


@attrs.frozen
class _Attempt:
    quote: str
    source: SourceText
    claimed: tuple[int, int] | None
    ignore_case: bool

    @property
    def index(self) -> Index:
        return self.source.caseless_index if self.ignore_case else self.source.index

    def verdict(self) -> Verdict:
        bare = _unwrapped(self.quote)
        readings = [self.quote] if bare == self.quote else [self.quote, bare]
        needles = [Folded(fold(reading).rich.strip(" ")) for reading in readings]
        if says_too_little(needles[-1].text):
            return Verdict("rejected", "too_short")
        for needle in needles:
            place = self._choose(needle)
            if place is not None:
                return self._found(needle, place)
        parts = parts_of(needles[-1])
        if len(parts) == 1 and parts[0].rich != needles[-1].rich:
            place = self._choose(parts[0]) if are_parts(parts) else None
            return self._found(parts[0], place) if place else self._missing(needles[-1])
        if len(parts) > 1 and are_parts(parts):
            return self._elided(parts, needles[-1])
        return self._missing(needles[-1])

    def stands_where_claimed(self, verdict: Verdict) -> bool:
        if self.claimed is None or verdict.span is None:
            return self.claimed is None
        return self._same_place(verdict.span)

    def _choose(self, needle: Folded) -> Range | None:
        """Return the claimed place if the needle stands there, else the first or the closest."""
        places = self.index.find(Needle(needle))
        if self.claimed is None:
            return next(places, None)
        start, end = self.claimed
        found = list(places)
        if not found:
            return None
        if not 0 <= start <= end <= len(self.source.text):
            return found[0]
        wanted, _ = self.index.place_of(start, end)
        return min(found, key=lambda place: (abs(place[0] - wanted), place))

    def _found(self, needle: Folded, place: Range) -> Verdict:
        span = _exactly(self.quote, self.source.text, self.index.original(place))
        text = self.source.text[slice(*span)]
        return Verdict(
            self._kind(span, text),
            span=span,
            text=text,
            compare=partial(_folds, self.quote, text, self),
            spans=(span,),
            find_all=partial(_occurrences, self, needle),
        )

    def _kind(self, span: tuple[int, int], text: str) -> Kind:
        if self.claimed is not None and not self._same_place(span):
            return "relocated"
        return "exact" if text == self.quote else "normalized"

    def _same_place(self, span: tuple[int, int]) -> bool:
        """Tell whether the claim names the span, but for presentation at its ends."""
        if self.claimed is None or self.claimed == span:
            return True
        start, end = self.claimed
        if not 0 <= start < end <= len(self.source.text):
            return False
        text, (first, last) = self.source.text, span
        before = text[min(start, first) : max(start, first)]
        after = text[min(end, last) : max(end, last)]
        return start < last and first < end and _is_bare(before) and _is_bare(after)

    def _elided(self, parts: tuple[Folded, ...], whole: Folded) -> Verdict:
        chain = lay_out(parts, self.index)
        if chain is None:
            return self._missing(whole)
        spans = tuple(map(self.index.original, chain.places))
        if chain.negation is not None:
            return Verdict("rejected", "omitted_negation", omitted=(chain.negation,))
        span = (spans[0][0], spans[-1][1])
        text = self.source.text
        return Verdict(
            "elided",
            span=span,
            text=text[slice(*span)],
            compare=partial(tuple, (folds.ELLIPSIS.name,)),
            spans=spans,
            omitted=tuple(text[before[1] : after[0]] for before, after in pairwise(spans)),
            find_all=partial(tuple, (span,)),
        )

    def _missing(self, needle: Folded) -> Verdict:
        diagnose = partial(nearest, needle.text, self.index, self.source.text)
        return Verdict("rejected", "not_found", diagnose=diagnose)


_AROUND = 8
_LONGEST_EDGE = 200


def _occurrences(attempt: _Attempt, needle: Folded) -> tuple[tuple[int, int], ...]:
    places = attempt.index.find(Needle(needle))
    spans = map(attempt.index.original, places)
    return tuple(sorted(_exactly(attempt.quote, attempt.source.text, span) for span in spans))


def _exactly(quote: str, text: str, span: tuple[int, int]) -> tuple[int, int]:
    """Widen a span by what folding dropped at its ends, if the quote has it too."""
    at = text.find(quote, max(span[0] - _AROUND, 0), span[1] + _AROUND)
    covers = 0 <= at <= span[0] and at + len(quote) >= span[1]
    return (at, at + len(quote)) if covers else span


def _folds(quote: str, text: str, attempt: _Attempt) -> tuple[str, ...]:
    if text == quote:
        return ()
    is_markdown = attempt.source.is_markdown
    found = [*folds_between(_unwrapped(quote), _unwrapped(text), is_markdown=is_markdown)]
    if (_unwrapped(quote) == quote) != (_unwrapped(text) == text):
        found.append(folds.WRAPPING_QUOTES)
    if folds.EMPHASIS not in found and any(quote.count(mark) != text.count(mark) for mark in "*_`"):
        found.append(folds.EMPHASIS)  # one of a pair may stand outside of what was found
    if not found and attempt.ignore_case:
        found.append(folds.CASE)
    if not found:
        found.append(folds.QUOTE_MARKS if len(quote) == len(text) else folds.WRAPPING_QUOTES)
    return tuple(fold.name for fold in found)


def _unwrapped(quote: str) -> str:
    """Take off one pair of quotation marks that wraps the whole quote.

    Where the same straight mark follows at once, as in ``""x"``, it wraps something else.
    """
    inside = quote[1:-1].strip()
    for marks in (DOUBLE_QUOTES, SINGLE_QUOTES):
        if inside and quote[0] in marks and quote[-1] in marks:
            doubled = inside[0] == quote[0] or inside[-1] == quote[-1]
            return quote if doubled and quote[0] in "'\"" else inside
    return quote


def _is_bare(edge: str) -> bool:
    """Tell whether an edge of a range is nothing but presentation."""
    return len(edge) <= _LONGEST_EDGE and not fold(edge).text.strip(' "′″*_`')
