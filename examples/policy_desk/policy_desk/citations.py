"""Citations: found in the model's answer, and held against the passages they point to."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from corvid_runtime import Grounded, each, grounded_pure, lift

from policy_desk.context import Context
from policy_desk.records import Citation, Passage, Span, Verdict
from policy_desk.text import Folded, content_terms, sentences, stem, words

MIN_CLOSE_WORDS = 4
PARAPHRASE_COVERAGE = 0.6

_HARMLESS = frozenset(stem(word) for word in ("a", "an", "the", "this", "that", "these", "those"))
_NEGATIONS = frozenset({"no", "not", "never", "neither", "nor", "cannot"})
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


@grounded_pure
def check_citations(answer: Grounded[str], context: Context) -> list[Grounded[Citation]]:
    """One citation for each number of each marker of the answer."""
    found: list[Grounded[Citation]] = []
    for claim in lift(claims)(answer):
        for number in each(claim.numbers):
            found.append(lift(check_claim)(claim, number, context.get(int(number))))
    return found


def check_claim(claim: Claim, number: int, passage: Passage | None) -> Citation:
    if passage is None:
        verdict, span = Verdict.NO_SUCH_PASSAGE, None
    elif claim.quoted:
        verdict, span = check_quote(claim.text, passage)
    else:
        verdict, span = check_paraphrase(claim.text, passage)
    return Citation(
        number=number,
        claim=claim.text,
        quoted=claim.quoted,
        verdict=verdict,
        answer_span=claim.span,
        passage_id=passage.id if passage is not None else None,
        passage_span=span,
    )


def check_quote(quote: str, passage: Passage) -> tuple[Verdict, Span | None]:
    """Exact up to case, white space and the form of quotes and dashes; else close; else unsupported."""
    folded = Folded.of(passage.text)
    if (at := folded.find(Folded.of(quote.strip(" .…")))) is not None:
        return Verdict.EXACT, Span(start=at[0], end=at[1])
    for sentence in sentences(passage.text):
        if is_close(quote, sentence):
            return Verdict.CLOSE, _span_of(sentence, folded)
    return Verdict.UNSUPPORTED, None


def is_close(quote: str, sentence: str) -> bool:
    """Whether a quote departs from a sentence, or a part of one, by inflections and articles only.

    Likeness of the letters would not do: "not" and a number are short, and turn a rule into its opposite.
    """
    said, there = [stem(word) for word in words(quote)], [stem(word) for word in words(sentence)]
    changes = [
        (there[low:high], said[start:end])
        for tag, low, high, start, end in SequenceMatcher(None, there, said, autojunk=False).get_opcodes()
        # What the sentence says before and after the quote is left out, not changed.
        if tag != "equal" and not (tag == "delete" and (low == 0 or high == len(there)))
    ]
    if len(said) < MIN_CLOSE_WORDS or not set(said) & set(there):
        return False
    return all(_HARMLESS.issuperset(old + new) for old, new in changes)


def check_paraphrase(statement: str, passage: Passage) -> tuple[Verdict, Span | None]:
    """Whether most of what the statement speaks of, and every number in it, occurs in the passage, and the
    sentence nearest to it denies what it denies. That is a check on the subject, no proof of the sense."""
    said = set(content_terms(statement))
    available = set(content_terms(f"{passage.heading} {passage.text}"))
    covered = len(said & available) / len(said) if said else 0.0
    if covered < PARAPHRASE_COVERAGE or not _numbers(statement) <= _numbers(passage.text):
        return Verdict.UNSUPPORTED, None
    nearest = max(sentences(passage.text), key=lambda sentence: len(said & set(content_terms(sentence))))
    if _denies(statement) != _denies(nearest):
        return Verdict.UNSUPPORTED, None
    return Verdict.PARAPHRASE, _span_of(nearest, Folded.of(passage.text))


def _span_of(sentence: str, passage: Folded) -> Span | None:
    at = passage.find(Folded.of(sentence))
    return Span(start=at[0], end=at[1]) if at is not None else None


def _denies(text: str) -> bool:
    return any(word in _NEGATIONS or word.endswith("n't") for word in words(text))


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+(?:[.,]\d+)*", text))
