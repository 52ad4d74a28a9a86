"""Retrieval: full text and embeddings for every form of the question, fused by rank."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Sequence

from corvid_runtime import Grounded, grounded_pure, lift

from policy_desk.cache import ExpiringCache
from policy_desk.embeddings import Embedder
from policy_desk.index import CorpusIndex, Snapshot
from policy_desk.records import Hit, Passage
from policy_desk.store import PassageStore

logger = logging.getLogger(__name__)

_RANK_OFFSET = 60  # the usual constant of reciprocal rank fusion

RetrievalCache = ExpiringCache[tuple[int, tuple[str, ...]], list[Grounded[Hit]]]


class HybridRetriever:
    def __init__(
        self,
        store: PassageStore,
        index: CorpusIndex,
        embedder: Embedder,
        cache: RetrievalCache,
        *,
        per_leg: int = 20,
    ) -> None:
        self._store = store
        self._index = index
        self._embedder = embedder
        self._cache = cache
        self._per_leg = per_leg

    @grounded_pure
    async def retrieve(self, queries: Sequence[str]) -> list[Grounded[Hit]]:
        """The passages found for any of the queries, best first. A new revision makes cached ones stale."""
        snapshot = await self._index.snapshot()
        key = (snapshot.revision, tuple(queries))
        if (cached := self._cache.get(key)) is not None:
            return cached
        lexical, semantic = await asyncio.gather(self._lexical(queries), self._semantic(queries, snapshot))
        hits = merge(lexical, semantic)
        self._cache.put(key, hits)
        logger.debug("retrieved %d passages for %s", len(hits), list(queries))
        return hits

    @grounded_pure
    async def _lexical(self, queries: Sequence[str]) -> list[list[Grounded[Passage]]]:
        searches = (asyncio.to_thread(self._store.search_text, query, self._per_leg) for query in queries)
        return await asyncio.gather(*searches)

    @grounded_pure
    async def _semantic(
        self, queries: Sequence[str], snapshot: Snapshot
    ) -> list[list[tuple[Grounded[Passage], Grounded[float]]]]:
        vectors = await self._embedder.embed(queries)
        searches = (asyncio.to_thread(snapshot.nearest, vector, self._per_leg) for vector in vectors)
        legs = await asyncio.gather(*searches)
        return [[(passage, score) for passage, score in leg if score > 0.0] for leg in legs]


@grounded_pure
def merge(
    lexical: list[list[Grounded[Passage]]], semantic: list[list[tuple[Grounded[Passage], Grounded[float]]]]
) -> list[Grounded[Hit]]:
    cosines: dict[str, Grounded[float]] = {}
    for leg in semantic:
        for passage, score in leg:
            cosines[passage.id] = lift(max)(score, cosines.get(passage.id, score))
    fused = fuse([*lexical, *([passage for passage, _ in leg] for leg in semantic)])
    return [lift(Hit)(hit[0], hit[1], cosines.get(hit[0].id, 0.0)) for hit in fused]


@grounded_pure
def fuse(legs: Sequence[Sequence[Grounded[Passage]]]) -> list[Grounded[tuple[Passage, float]]]:
    """Reciprocal rank fusion."""
    scores: defaultdict[str, float] = defaultdict(float)
    passages: dict[str, Grounded[Passage]] = {}
    for leg in legs:
        for rank, passage in enumerate(leg, start=1):
            passages[passage.id] = passage
            scores[passage.id] += 1.0 / (_RANK_OFFSET + rank)
    ordered = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
    return [lift(pair)(passages[passage_id], score) for passage_id, score in ordered]


def pair(passage: Passage, score: float) -> tuple[Passage, float]:
    return passage, score
