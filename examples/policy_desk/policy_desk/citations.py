"""Citations: found in the model's answer, and held against the passages they point to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from policy_desk.context import Context
from policy_desk.records import Citation, Passage, Span, Verdict
from policy_desk.text import Folded, content_terms, sentences

CLOSE_ENOUGH = 0.9
PARAPHRASE_COVERAGE = 0.6

_MARKER = re.compile(r"\[(?P<numbers>\d{1,3}(?:\s*,\s*\d{1,3})*)\]")
_QUOTE = re.compile(r"[\"“](?P<quote>[^\"“”]{3,})[\"”]")
_BETWEEN = re.compile(r"^[\s.,;:]*(?:\[[\d,\s]+\][\s.,;:]*)*$")
_STATEMENT_START = re.compile(r"[.!?]\s+|\]\s*[.;]?\s+|\n")


def without_markers(answer: str) -> str:
    return _MARKER.sub("", answer)


@dataclass(frozen=True)
class Claim:
    """What an answer says before a marker, and where in the answer it says it."""

    text: str
    quoted: bool
    span: Span
    numbers: tuple[int, ...]


def claims(answer: str) -> Iterator[Claim]:
    quotes = list(_QUOTE.finditer(answer))
    for marker in _MARKER.finditer(answer):
        numbers = tuple(int(number) for number in marker["numbers"].split(","))
        quote = next(
            (
                q
                for q in reversed(quotes)
                if q.end() <= marker.start() and _BETWEEN.match(answer[q.end() : marker.start()])
            ),
            None,
        )
        if quote is not None:
            start, end = quote.span("quote")
        else:
            starts = [match.end() for match in _STATEMENT_START.finditer(answer, 0, marker.start())]
            start, end = (starts[-1] if starts else 0), marker.start()
        text = answer[start:end]
        start += len(text) - len(text.lstrip())
        end -= len(text) - len(text.rstrip())
        yield Claim(answer[start:end], quote is not None, Span(start=start, end=end), numbers)


def check_citations(answer: str, context: Context) -> list[Citation]:
    """One citation for each number of each marker of the answer."""
    found: list[Citation] = []
    for claim in claims(answer):
        for number in claim.numbers:
            passage = context.get(number)
            if passage is None:
                verdict, span = Verdict.NO_SUCH_PASSAGE, None
            elif claim.quoted:
                verdict, span = check_quote(claim.text, passage)
            else:
                verdict, span = check_paraphrase(claim.text, passage)
            citation = Citation(
                number=number,
                claim=claim.text,
                quoted=claim.quoted,
                verdict=verdict,
                answer_span=claim.span,
                passage_id=passage.id if passage is not None else None,
                passage_span=span,
            )
            found.append(citation)
    return found


def check_quote(quote: str, passage: Passage) -> tuple[Verdict, Span | None]:
    """Exact up to case, white space and the form of quotes and dashes; else close; else unsupported."""
    folded = Folded.of(passage.text)
    needle = Folded.of(quote.strip(" .…"))
    if (at := folded.find(needle)) is not None:
        return Verdict.EXACT, Span(start=at[0], end=at[1])
    best_ratio = CLOSE_ENOUGH
    best: tuple[int, int] | None = None
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(needle.text)
    for sentence in sentences(passage.text):
        candidate = Folded.of(sentence)
        matcher.set_seq1(candidate.text)
        if matcher.real_quick_ratio() <= best_ratio or matcher.quick_ratio() <= best_ratio:
            continue
        # Digits decide in a policy: a quote that is close but for a number is not close.
        if matcher.ratio() > best_ratio and _numbers(candidate.text) == _numbers(needle.text):
            best_ratio = matcher.ratio()
            best = folded.find(candidate)
    return (Verdict.CLOSE, Span(start=best[0], end=best[1])) if best else (Verdict.UNSUPPORTED, None)


def check_paraphrase(statement: str, passage: Passage) -> tuple[Verdict, Span | None]:
    """Whether enough of what the statement speaks of, and every number in it, occurs in the passage."""
    said = set(content_terms(statement))
    available = set(content_terms(f"{passage.heading} {passage.text}"))
    covered = len(said & available) / len(said) if said else 0.0
    if covered < PARAPHRASE_COVERAGE or not _numbers(statement) <= _numbers(passage.text):
        return Verdict.UNSUPPORTED, None
    return Verdict.PARAPHRASE, None


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+(?:[.,]\d+)*", text))
