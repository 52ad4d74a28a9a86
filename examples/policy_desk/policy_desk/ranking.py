"""Re-ranking, the relevance threshold, and near-duplicates."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from corvid_runtime import Grounded, grounded_pure, lift

from policy_desk.index import CorpusIndex, Snapshot
from policy_desk.records import Hit, RankedPassage, RewrittenQuery
from policy_desk.text import content_terms, jaccard, shingles


class Reranker(Protocol):
    @grounded_pure
    async def rank(
        self, query: RewrittenQuery, hits: Sequence[Grounded[Hit]]
    ) -> list[Grounded[RankedPassage]]: ...


class CoverageReranker:
    """Relevance between 0 and 1: how much of what was asked about, by weight, a passage speaks of."""

    COVERAGE = 0.7
    COSINE = 0.2
    HEADING = 0.1
    VARIANT_DISCOUNT = 0.9

    def __init__(self, index: CorpusIndex) -> None:
        self._index = index

    @grounded_pure
    async def rank(
        self, query: RewrittenQuery, hits: Sequence[Grounded[Hit]]
    ) -> list[Grounded[RankedPassage]]:
        snapshot = await self._index.snapshot()
        ranked = [
            lift(RankedPassage)(hit.passage, lift(self._relevance)(query, hit, snapshot)) for hit in hits
        ]
        # The sort is stable: passages of equal relevance stay in the order of their fused scores.
        return sorted(ranked, key=lambda entry: entry.relevance, reverse=True)

    def _relevance(self, query: RewrittenQuery, hit: Hit, snapshot: Snapshot) -> float:
        heading = set(content_terms(hit.passage.heading))
        body = heading.union(content_terms(hit.passage.text))
        best = 0.0
        for text in query.queries:
            asked = set(content_terms(text))
            total = snapshot.weight(asked)
            if not total:
                continue
            covered = snapshot.weight(asked & body) / total
            in_heading = snapshot.weight(asked & heading) / total
            score = self.COVERAGE * covered + self.COSINE * max(hit.cosine, 0.0) + self.HEADING * in_heading
            best = max(best, score if text == query.standalone else score * self.VARIANT_DISCOUNT)
        return best


@dataclass(frozen=True)
class Selection:
    """Which of the ranked passages are good enough, different enough and few enough to answer from."""

    min_relevance: float = 0.35
    relative_cutoff: float = 0.55
    duplicate_similarity: float = 0.8
    limit: int = 6

    @grounded_pure
    def select(self, ranked: Sequence[Grounded[RankedPassage]]) -> list[Grounded[RankedPassage]]:
        if not ranked:
            return []
        floor = lift(max)(self.min_relevance, ranked[0].relevance * self.relative_cutoff)
        good = [entry for entry in ranked if entry.relevance >= floor]
        return self.without_duplicates(good)[: self.limit]

    @grounded_pure
    def without_duplicates(self, ranked: Sequence[Grounded[RankedPassage]]) -> list[Grounded[RankedPassage]]:
        """Of passages that say almost the same, only the best ranked is kept."""
        kept: list[Grounded[RankedPassage]] = []
        seen: list[Grounded[frozenset[tuple[str, ...]]]] = []
        for entry in ranked:
            marks = lift(shingles)(entry.passage.text)
            if all(lift(jaccard)(marks, other) < self.duplicate_similarity for other in seen):
                kept.append(entry)
                seen.append(marks)
        return kept
