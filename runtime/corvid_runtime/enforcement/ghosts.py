"""Negative grounding: is something that is said not to exist really not there?

One search that finds nothing proves little, so an absence takes several queries that differ, each
finding nothing, and few mentions in documents (Loa's negative grounding protocol 1.0).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Literal, TypeAlias

import attrs

from corvid_runtime.enforcement.decisions import Decision
from corvid_runtime.enforcement.policy import Number, share
from corvid_runtime.inflection import BEGINNING, same_word

Search: TypeAlias = Callable[[str], Iterable[object]]
"""Returns the results of a query: objects or mappings with a `score` from 0 to 1, or scores."""

Status = Literal["verified", "too_few_queries", "not_diverse", "found", "high_ambiguity"]

UNVERIFIED_GHOST = "[UNVERIFIED GHOST]"

MAX_SHARED = Fraction(1, 2)
"""Two queries are diverse if they share at most this part of the shorter one's words."""

_ACTIONS: Mapping[Status, str] = {
    "verified": "none",
    "too_few_queries": "search again in other words",
    "not_diverse": "search again in other words",
    "found": "read what was found, or remove the claim",
    "high_ambiguity": "human_audit_required",
}
_WORD = re.compile(r"[^\W_]+")
_NO_TERMS = frozenset(
    re.findall(
        r"\w+",
        """a an and any are as at be been by can do does doesn exist exists feature for found from
        has have implement implemented in is isn it lack lacks missing never no not nothing of on
        or present provided support supported t that the there this to unsupported was we with
        without yet""",
    )
)


@attrs.frozen
class QueryResult:
    """What one query found.

    Attributes:
        query: the query.
        matches: how many results were at or above the threshold.
        best: the best score of all results, if any has one.
        where: the file or document of the first match, if it says so.
    """

    query: str
    matches: int
    best: float | None = None
    where: str | None = None


@attrs.frozen
class GhostVerdict:
    """Whether a claimed absence is verified, and on what grounds.

    Attributes:
        claim: what is said not to exist.
        status: what the searches show.
        queries: what each search found.
        shared: the largest part of words that two of the queries have in common, 0 to 1.
        doc_mentions: how often documents mention it.
        line: the line of the trajectory that claims it, counted from 1.
        decision: what a person decided about it, void or not.
    """

    claim: str
    status: Status
    queries: tuple[QueryResult, ...] = ()
    shared: Fraction = Fraction(0)
    doc_mentions: int = 0
    line: int | None = None
    decision: Decision | None = None

    @property
    def verified(self) -> bool:
        """Whether the searches and the documents confirm the absence."""
        return self.status == "verified"

    @property
    def settled(self) -> bool:
        """Whether the absence is verified, or a person decided that it is one."""
        return self.verified or (self.decision is not None and not self.decision.void)

    def __bool__(self) -> bool:
        return self.verified

    @property
    def high_ambiguity(self) -> bool:
        """Whether documents mention, often, what no search finds."""
        return self.status == "high_ambiguity"

    @property
    def flag(self) -> str | None:
        """`[UNVERIFIED GHOST]`, or None if the absence is verified or decided."""
        return None if self.settled else UNVERIFIED_GHOST

    @property
    def action(self) -> str:
        """What is to be done now."""
        return "none" if self.settled else _ACTIONS[self.status]

    def to_entry(self) -> dict[str, object]:
        """Return the row that a trajectory records for this verdict."""
        queries = {
            key: value
            for number, result in enumerate(self.queries, start=1)
            for key, value in (
                (f"query{number}", result.query),
                (f"results{number}", result.matches),
            )
        }
        return {
            "phase": "negative_ground",
            "claim": self.claim,
            **queries,
            "doc_mentions": self.doc_mentions,
            "status": self.status,
            "action": _ACTIONS[self.status],
        }


def verify_ghost(
    claim: str,
    queries: Sequence[str],
    search: Search,
    *,
    threshold: Number = "0.4",
    documents: Iterable[str] = (),
    query_count: int = 2,
    doc_mention_threshold: int = 3,
) -> GhostVerdict:
    """Decide whether `claim`, that something does not exist, holds.

    It does if at least `query_count` mutually diverse queries were tried, each found nothing with a
    similarity of `threshold` or more, and the documents mention the thing fewer than
    `doc_mention_threshold` times. An exception of `search` is passed on: no search, no verdict.

    Args:
        claim: the sentence, such as "OAuth2 SSO is not implemented".
        queries: what to search for, in different words.
        search: returns the results of one query; one without a score is a match.
        threshold: the similarity from which a result is a match, 0 to 1.
        documents: texts in which mentions are counted.
        query_count: how many mutually diverse queries it takes.
        doc_mention_threshold: from how many mentions the absence is ambiguous.
    """
    return judge_ghost(
        claim,
        ask(queries, search, threshold),
        doc_mentions=count_mentions(claim, documents),
        query_count=query_count,
        doc_mention_threshold=doc_mention_threshold,
    )


def ask(queries: Iterable[str], search: Search, threshold: Number) -> tuple[QueryResult, ...]:
    """Return what each query finds, in order."""
    least = float(share(threshold))
    return tuple(_result(query, search(query), least) for query in queries)


def judge_ghost(
    claim: str,
    results: tuple[QueryResult, ...],
    *,
    doc_mentions: int,
    query_count: int = 2,
    doc_mention_threshold: int = 3,
) -> GhostVerdict:
    """Decide from what the searches found; the rules are those of `verify_ghost`."""
    telling = [result.query for result in results if terms(result.query)]
    alike = max((shared(a, b) for a, b in combinations(telling, 2)), default=Fraction(0))
    status: Status = "verified"
    if any(result.matches for result in results):
        status = "found"
    elif len(telling) < query_count:
        status = "too_few_queries"
    elif not _has_diverse(telling, query_count):
        status = "not_diverse"
    elif doc_mentions >= doc_mention_threshold:
        status = "high_ambiguity"
    return GhostVerdict(claim, status, results, alike, doc_mentions)


def shared(first: str, second: str) -> Fraction:
    """Return the part of the shorter query's words that the other has too, in some inflection.

    This is the overlap coefficient (Szymkiewicz-Simpson); two words are the same if they share a
    beginning of four letters or more that is more than half of the longer one.
    """
    shorter, longer = sorted((terms(first), terms(second)), key=len)
    if not shorter:
        return Fraction(1)
    common = sum(any(same_word(word, other) for other in longer) for word in shorter)
    return Fraction(common, len(shorter))


def terms(text: str) -> list[str]:
    """Return the distinct words of a text that say what it is about, case folded."""
    words = dict.fromkeys(word.casefold() for word in _WORD.findall(text))
    return [word for word in words if word not in _NO_TERMS]


def count_mentions(claim: str, documents: Iterable[str]) -> int:
    """Return how often the documents mention what a claim is about.

    A line mentions it if it holds at least half of the claim's words, once for every time that the
    most frequent of them occurs there.
    """
    texts = [documents] if isinstance(documents, str) else documents
    wanted = terms(claim)
    return sum(_mentions(wanted, line) for text in texts for line in text.splitlines())


def _mentions(wanted: Sequence[str], line: str) -> int:
    folded = line.casefold()
    if not any(term[:BEGINNING] in folded for term in wanted):
        return 0
    words = _WORD.findall(folded)
    counts = [sum(same_word(word, term) for word in words) for term in wanted]
    held = sum(count > 0 for count in counts)
    return max(counts) if held and 2 * held >= len(wanted) else 0


def _has_diverse(queries: Sequence[str], count: int) -> bool:
    """Return whether `count` of the queries differ from each other, every one from every other."""
    return any(
        all(shared(a, b) <= MAX_SHARED for a, b in combinations(chosen, 2))
        for chosen in combinations(queries[:12], count)
    )


def _result(query: str, found: Iterable[object], least: float) -> QueryResult:
    scored = [(_score(result), result) for result in found]
    # Written so that a result without a score, or with one that is not a number, is a match.
    matches = [result for score, result in scored if score is None or not score < least]
    best = max((score for score, _ in scored if score is not None), default=None)
    return QueryResult(query, len(matches), best, _where(matches[0]) if matches else None)


def _score(result: object) -> float | None:
    found = _field(result, "score", result)
    return float(found) if isinstance(found, (int, float)) else None


def _where(result: object) -> str | None:
    places = (_field(result, name, None) for name in ("source_id", "file", "path"))
    return next((place for place in places if isinstance(place, str)), None)


def _field(result: object, name: str, default: object) -> object:
    return result.get(name) if isinstance(result, Mapping) else getattr(result, name, default)
