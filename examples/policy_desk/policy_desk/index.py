"""What retrieval and re-ranking keep in memory: the vectors, and in how many passages each term occurs."""

import asyncio
import heapq
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from corvid_runtime import Grounded, ground, retrieval, tool

from policy_desk.embeddings import Vector, cosine
from policy_desk.records import Passage
from policy_desk.store import PassageStore
from policy_desk.text import content_terms


@dataclass(frozen=True)
class Snapshot:
    """The corpus at one revision of the store."""

    revision: int
    entries: Sequence[tuple[Passage, Vector]] = ()
    document_frequency: Counter[str] = field(default_factory=Counter)

    @classmethod
    def build(cls, revision: int, entries: Sequence[tuple[Passage, Vector]]) -> "Snapshot":
        frequency: Counter[str] = Counter()
        for passage, _ in entries:
            frequency.update(set(content_terms(f"{passage.heading} {passage.text}")))
        return cls(revision, entries, frequency)

    def idf(self, term: str) -> float:
        """How telling a term is; most of all one that occurs nowhere."""
        return math.log(1.0 + len(self.entries) / (1.0 + self.document_frequency[term]))

    def weight(self, terms: Iterable[str]) -> float:
        return sum(self.idf(term) for term in terms)

    @tool(uses=retrieval)
    def nearest(self, vector: Vector, limit: int) -> list[tuple[Grounded[Passage], Grounded[float]]]:
        scored = ((passage, cosine(vector, other)) for passage, other in self.entries)
        best = heapq.nlargest(limit, scored, key=lambda pair: pair[1])
        return [
            (ground(passage, source=passage.id), ground(score, source=passage.id)) for passage, score in best
        ]


class CorpusIndex:
    """Hands out the current snapshot, built afresh when the store has moved on."""

    def __init__(self, store: PassageStore) -> None:
        self._store = store
        self._snapshot = Snapshot(revision=-1)
        self._lock = asyncio.Lock()

    @tool
    async def snapshot(self) -> Snapshot:
        async with self._lock:
            revision = await asyncio.to_thread(lambda: self._store.revision)
            if revision != self._snapshot.revision:
                self._snapshot = await asyncio.to_thread(self._load, revision)
            return self._snapshot

    def _load(self, revision: int) -> Snapshot:
        return Snapshot.build(revision, self._store.passages_with_vectors())
