"""Which passages of an FTS5 table answer a query best, at a cost that few words decide.

FTS5 finds the passages that hold a word quickly, and weighs them slowly: a word that half of the
passages hold would cost that many weights. So the rarest words of a query come first: their
passages are weighed, and of the common words it is only asked which of those passages hold them.
Where the rare words leave places free, passages follow that hold several of the common ones.
"""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Any, Final

import attrs

CANDIDATES: Final = 50
"""How many passages are compared by the share of the words that they hold."""

_FEW: Final = 2000
_MOST_COUNTED: Final = 16_384

_COUNT_SQL: Final = (
    "SELECT count(*) FROM (SELECT 1 FROM passage WHERE passage MATCH :match LIMIT :most)"
)
_WEIGH_SQL: Final = (
    "SELECT passage.rowid, -bm25(passage) FROM passage {scope} passage MATCH :match {conditions}"
)
_HOLD_SQL: Final = "SELECT rowid FROM passage WHERE passage MATCH :match"


@attrs.frozen
class Scope:
    """The passages among which a query looks.

    Attributes:
        joins: SQL between the table and its conditions, the word WHERE included.
        conditions: SQL behind them.
        values: what the conditions name.
    """

    joins: str = "WHERE"
    conditions: str = ""
    values: Mapping[str, Any] = attrs.field(factory=dict)


@attrs.frozen
class Ranked:
    """A passage that answers a query.

    Attributes:
        rowid: which.
        share: which share of the words it holds, 0 to 1.
        weight: how much those words say: Okapi BM25, a common word as if it stood once.
    """

    rowid: int
    share: float
    weight: float


@attrs.frozen
class _Net:
    """An expression that brings in passages.

    Attributes:
        terms: the words in it, which are weighed.
        every: whether a passage must hold every one, and not just one of them.
    """

    terms: Sequence[str]
    every: bool

    @property
    def match(self) -> str:
        """The expression as FTS5 has it."""
        return (" AND " if self.every else " OR ").join(self.terms)


@attrs.define
class _Catch:
    """What the nets brought in: by passage its weight, and how many words it holds."""

    weights: dict[int, float] = attrs.field(factory=dict)
    held: dict[int, int] = attrs.field(factory=dict)


def rank(db: sqlite3.Connection, terms: Sequence[str], scope: Scope, limit: int) -> list[Ranked]:
    """Return the best passages, best first: by the share of the terms, among equals by weight.

    Args:
        db: where the table `passage` is; all statements should see one state of it.
        terms: distinct FTS5 expressions, each a word.
        scope: where to look.
        limit: how many are wanted.
    """
    wanted = max(limit, CANDIDATES)
    counts = {term: _count(db, term) for term in terms}
    (passages,) = db.execute("SELECT max(id) FROM chunk").fetchone()
    idf = {term: _idf(count, passages) for term, count in counts.items() if count}
    catch = _Catch()
    for net in _nets(sorted(idf, key=counts.__getitem__), counts):
        _haul(db, net, scope, idf, catch)
        if len(catch.weights) >= wanted:
            break
    best = sorted(catch.weights.items(), key=lambda each: (-each[1], each[0]))[:wanted]
    ranked = [Ranked(rowid, catch.held[rowid] / len(terms), weight) for rowid, weight in best]
    return sorted(ranked, key=lambda each: -each.share)[:limit]


def _nets(terms: Sequence[str], counts: Mapping[str, int]) -> Iterator[_Net]:
    """Yield ever wider nets for terms in the order of rarity; the last one takes all there is."""
    rare = sum(total <= _FEW for total in accumulate(counts[term] for term in terms))
    if rare:
        yield _Net(terms[:rare], every=False)
    for end in range(len(terms), rare, -1):
        yield _Net(terms[rare:end], every=True)
    if rare < len(terms) > 1:
        yield _Net(terms, every=False)


def _haul(
    db: sqlite3.Connection, net: _Net, scope: Scope, idf: Mapping[str, float], catch: _Catch
) -> None:
    """Add the passages of a net, with what they hold of all terms."""
    sql = _WEIGH_SQL.format(scope=scope.joins, conditions=scope.conditions)
    rows = db.execute(sql, {"match": net.match, **scope.values}).fetchall()
    new = {rowid: weight for rowid, weight in rows if rowid not in catch.weights}
    if not new:
        return
    held = dict.fromkeys(new, len(net.terms) if net.every else 0)
    for term in idf:
        weighed = term in net.terms
        if weighed and net.every:
            continue
        for (rowid,) in db.execute(_HOLD_SQL, {"match": f"({net.match}) AND {term}"}):
            if rowid in new:
                held[rowid] += 1
                new[rowid] += 0.0 if weighed else idf[term]
    catch.weights.update(new)
    catch.held.update(held)


def _count(db: sqlite3.Connection, term: str) -> int:
    (count,) = db.execute(_COUNT_SQL, {"match": term, "most": _MOST_COUNTED}).fetchone()
    return int(count)


def _idf(count: int, passages: int) -> float:
    """Return what FTS5's bm25() makes of a word: its inverse document frequency, never negative."""
    return max(math.log((max(passages - count, 0) + 0.5) / (count + 0.5)), 1e-6)
