"""The one place where retrieved text becomes grounded."""

from __future__ import annotations

from collections.abc import Mapping

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
    known = dict(metadata or {})
    content = _read(text, f"{namespace}/{source_id}", location, score, {"chunk_id": chunk_id})
    return Hit(namespace, source_id, chunk_id, content, location, score, known)


@tool(uses=retrieval)
def _read(
    text: str,
    source: str,
    location: Location | None,
    score: float,
    metadata: Mapping[str, object],
) -> Grounded[str]:
    return ground(text, source=source, location=location, score=score, metadata=metadata)
