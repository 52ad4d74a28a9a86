"""A Qdrant collection as a retriever, embedded or on a server (extra: `qdrant`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from qdrant_client import AsyncQdrantClient, QdrantClient, models

from corvid_runtime.location import Location
from corvid_runtime.retrievers.awaiting import Later, then
from corvid_runtime.retrievers.hits import NO_FILTERS, Filters, Hit
from corvid_runtime.retrievers.reading import retrieved


class QdrantRetriever:
    """Searches the points of a collection whose payload holds a text and names its source.

    Args:
        client: a `QdrantClient`, or an `AsyncQdrantClient` for asynchronous searches.
        collection: the collection's name, and the namespace of its hits.
        embed: turns a query into a vector of the collection.
        text_key: the payload field that holds the passage.
        source_key: the payload field that names the document it was cut from.

    The score is Qdrant's. `page` and `start` (the offset of the passage in its document, in code
    points) in the payload become the location.
    """

    def __init__(
        self,
        client: QdrantClient | AsyncQdrantClient,
        collection: str,
        embed: Callable[[str], Later[Sequence[float]]],
        *,
        text_key: str = "text",
        source_key: str = "source",
    ) -> None:
        self._client = client
        self._collection = collection
        self._embed = embed
        self._text_key = text_key
        self._source_key = source_key

    def search(
        self, query: str, limit: int = 6, filters: Filters = NO_FILTERS
    ) -> Later[Sequence[Hit]]:
        """Return the nearest points, best first.

        Raises `ValueError` for a filter on a float, which Qdrant does not match, and for a point
        without text or source.
        """
        conditions = _conditions(filters)

        def ask(vector: Sequence[float]) -> Later[models.QueryResponse]:
            return self._client.query_points(
                self._collection, query=list(vector), limit=limit, query_filter=conditions
            )

        found = then(self._embed(query), ask)
        return then(found, lambda response: [self._hit(point) for point in response.points])

    def _hit(self, point: models.ScoredPoint) -> Hit:
        payload = point.payload or {}
        text, source = payload.get(self._text_key), payload.get(self._source_key)
        if not isinstance(text, str) or not isinstance(source, str) or not source:
            raise ValueError(
                f"point {point.id} of {self._collection} cannot be cited: its payload has no"
                f" {self._text_key!r} or no {self._source_key!r}"
            )
        return retrieved(
            text,
            namespace=self._collection,
            source_id=source,
            chunk_id=str(point.id),
            location=_location(payload, len(text)),
            score=point.score,
            metadata={key: value for key, value in payload.items() if key != self._text_key},
        )


def _location(payload: Mapping[str, Any], length: int) -> Location | None:
    page, start = payload.get("page"), payload.get("start")
    span = (start, start + length) if isinstance(start, int) else None
    return Location(page=page, char_span=span) if page is not None or span else None


def _conditions(filters: Filters) -> models.Filter | None:
    for key, value in filters.items():
        if isinstance(value, float):
            raise ValueError(f"Qdrant matches no floats exactly: {key}={value}")
    must: list[Any] = [
        models.FieldCondition(key=key, match=models.MatchValue(value=value))
        for key, value in filters.items()
        if not isinstance(value, float)
    ]
    return models.Filter(must=must) if must else None
