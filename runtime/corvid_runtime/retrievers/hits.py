"""What a retriever is, and what it finds."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, Protocol, TypeAlias, runtime_checkable

import attrs

from corvid_runtime import Grounded, lift
from corvid_runtime.content import strip
from corvid_runtime.location import Location
from corvid_runtime.retrievers.awaiting import Later

Filters: TypeAlias = Mapping[str, str | int | float | bool]
"""Conditions on a source's metadata; a hit's source fulfils all of them."""

NO_FILTERS: Final[Filters] = MappingProxyType({})

ELISION: Final = " [\N{HORIZONTAL ELLIPSIS}] "
"""What stands in an excerpt for words left out."""


def _check_score(hit: Hit, _: object, score: float) -> None:
    if not math.isfinite(score):
        raise ValueError(f"the score of {hit.uri}#{hit.chunk_id} is {score}; scores are finite")


def _check_spans(hit: Hit, _: object, spans: tuple[tuple[int, int], ...]) -> None:
    edges = [0, *(edge for span in spans for edge in span), len(strip(hit.content))]
    if edges != sorted(edges) or any(start == stop for start, stop in spans):
        raise ValueError(
            f"the spans of {hit.uri}#{hit.chunk_id} are not in order inside it: {spans}"
        )


@attrs.frozen
class Hit:
    """A passage that a search found.

    Attributes:
        namespace: the corpus it is from.
        source_id: the document, unique in its namespace.
        chunk_id: the passage, unique in its document.
        content: the passage in the source's own words; it knows where it comes from.
        location: where the passage stands in the document.
        score: grows with relevance; its scale depends on the retriever.
        metadata: what else the retriever knows.
        spans: the parts worth showing, half-open, in code points of `content`; all if empty.

    Raises:
        ValueError: a score that is not finite, or spans that do not stand in order in `content`.
    """

    namespace: str
    source_id: str
    chunk_id: str
    content: Grounded[str]
    location: Location | None = None
    score: float = attrs.field(default=0.0, validator=_check_score)
    metadata: Mapping[str, object] = attrs.field(factory=dict, hash=False)
    spans: tuple[tuple[int, int], ...] = attrs.field(default=(), validator=_check_spans)

    @property
    def uri(self) -> str:
        """The source's name in a provenance chain: `namespace/source_id`."""
        return f"{self.namespace}/{self.source_id}"

    @property
    def key(self) -> tuple[str, str, str]:
        """The unique key of this passage."""
        return self.namespace, self.source_id, self.chunk_id

    @property
    def excerpt(self) -> Grounded[str]:
        """The parts worth showing, an ellipsis between them. Quotes are verified in `content`."""
        if not self.spans:
            return self.content
        excerpt: Grounded[str] = lift(_cut)(self.content, self.spans)
        return excerpt


def _cut(content: str, spans: Sequence[tuple[int, int]]) -> str:
    return ELISION.join(content[start:stop] for start, stop in spans)


@runtime_checkable
class Retriever(Protocol):
    """Searches one corpus: anything with this method can be put behind `grounding()`."""

    def search(self, query: str, limit: int = ..., filters: Filters = ...) -> Sequence[Hit]:
        """Return at most `limit` hits for `query`, best first.

        Raises `ValueError` for a filter it does not know.
        """
        ...


class AsyncRetriever(Protocol):
    """A `Retriever` whose searches are awaited."""

    def search(
        self, query: str, limit: int = ..., filters: Filters = ...
    ) -> Awaitable[Sequence[Hit]]:
        """Do as `Retriever.search`."""
        ...


class Search(Protocol):
    """The `search` of a retriever of either kind."""

    def __call__(
        self, query: str, limit: int = ..., filters: Filters = ...
    ) -> Later[Sequence[Hit]]:
        """Return the hits for `query`, best first."""
        ...


def run(search: Search, query: str, limit: int, filters: Filters) -> Later[Sequence[Hit]]:
    """Search; filters are handed on only if there are any, for not every retriever takes them."""
    if filters:
        return search(query, limit=limit, filters=filters)
    return search(query, limit=limit)
