"""What a retriever is, and what it finds."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

import attrs

if TYPE_CHECKING:
    from corvid_runtime import Grounded
    from corvid_runtime.location import Location

Filters: TypeAlias = Mapping[str, str | int | float | bool]
"""Conditions on a source's metadata; a hit's source fulfils all of them."""


def _finite(hit: Hit, _: object, score: float) -> None:
    if not math.isfinite(score):
        raise ValueError(f"the score of {hit.uri}#{hit.chunk_id} is {score}; scores are finite")


@attrs.frozen
class Hit:
    """A passage that a search found.

    `content` is the passage and knows the source it came from. `location` is where the passage
    stands in that source. `score` grows with relevance; what it measures is the retriever's to say.
    """

    namespace: str
    source_id: str
    chunk_id: str
    content: Grounded[str]
    location: Location | None = None
    score: float = attrs.field(default=0.0, validator=_finite)
    metadata: Mapping[str, object] = attrs.field(factory=dict, hash=False)

    @property
    def uri(self) -> str:
        """The source's name in a provenance chain: `namespace/source_id`."""
        return f"{self.namespace}/{self.source_id}"


@runtime_checkable
class Retriever(Protocol):
    """Searches one corpus: anything with this method can be put behind `grounding()`.

    The method may be a plain function or a coroutine function. It returns at most `limit` hits,
    best first, and raises `ValueError` for a filter it does not know.
    """

    def search(
        self, query: str, limit: int = ..., filters: Filters = ...
    ) -> Sequence[Hit] | Awaitable[Sequence[Hit]]:
        """Return the hits for `query`, best first."""
        ...
