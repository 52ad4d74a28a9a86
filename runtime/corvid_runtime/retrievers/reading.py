"""The one place where retrieved text becomes grounded."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from corvid_runtime import Grounded, ground, retrieval, tool
from corvid_runtime.location import Location
from corvid_runtime.retrievers.hits import Hit


def retrieved(
    text: str,
    *,
    namespace: str,
    source_id: str,
    chunk_id: str,
    location: Location | None = None,
    score: float = 0.0,
    metadata: Mapping[str, object] | None = None,
) -> Hit:
    """Return the hit for a passage that a search just found; its content is grounded.

    This is what an implementation of `Retriever.search` makes its hits with. The chain of the
    content begins with a `Retrieval` of `namespace/source_id`.
    """
    content = _retrieve(text, f"{namespace}/{source_id}", chunk_id, location, score)
    return Hit(namespace, source_id, chunk_id, content, location, score, dict(metadata or {}))


def ground_hit(hit: Hit) -> Hit:
    """Return a hit whose content begins its chain with a `Retrieval` of the hit's source."""
    content = _retrieve(hit.content, hit.uri, hit.chunk_id, hit.location, hit.score)
    return attrs.evolve(hit, content=content)


def _read(
    text: str, source: str, chunk_id: str, location: Location | None, score: float
) -> Grounded[str]:
    metadata = {"chunk_id": chunk_id}
    content: Grounded[str] = ground(
        text, source=source, location=location, score=score, metadata=metadata
    )
    return content


_retrieve: Callable[..., Grounded[str]] = tool(uses=retrieval)(_read)
