"""Any LangChain retriever as a retriever of ours (extra: `langchain`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from corvid_runtime.location import Location
from corvid_runtime.retrievers.awaiting import Later, then
from corvid_runtime.retrievers.hits import NO_FILTERS, Filters, Hit
from corvid_runtime.retrievers.reading import retrieved


class Document(Protocol):
    """What we read of a `langchain_core.documents.Document`."""

    @property
    def id(self) -> str | None:
        """The document's identifier in its store."""

    @property
    def page_content(self) -> str:
        """The text."""

    @property
    def metadata(self) -> Mapping[str, Any]:
        """What the loader and the splitter recorded."""


class LangChainRetriever:
    """Searches with a LangChain retriever.

    Args:
        invoke: the retriever's `invoke`, or `ainvoke` for asynchronous searches.
        namespace: the name of the corpus.
        source_key: the metadata that names the document a chunk was cut from.

    LangChain retrievers take no limit: hits beyond it are cut off, so let the retriever return
    enough. Filters are compared with the metadata of what it returned. The score is 1/rank, for
    LangChain keeps none. `page` and `start_index` (of splitters with `add_start_index`) become
    the location.
    """

    def __init__(
        self,
        invoke: Callable[[str], Later[Sequence[Document]]],
        *,
        namespace: str,
        source_key: str = "source",
    ) -> None:
        self._invoke = invoke
        self._namespace = namespace
        self._source_key = source_key

    def search(
        self, query: str, limit: int = 6, filters: Filters = NO_FILTERS
    ) -> Later[Sequence[Hit]]:
        """Return the hits for `query`, best first.

        Raises `ValueError` for a document that does not name its source: it could not be cited.
        """

        def hits(documents: Sequence[Document]) -> Sequence[Hit]:
            chosen = [found for found in documents if filters.items() <= found.metadata.items()]
            return [self._hit(found, rank) for rank, found in enumerate(chosen[:limit], start=1)]

        return then(self._invoke(query), hits)

    def _hit(self, document: Document, rank: int) -> Hit:
        metadata = document.metadata
        source = metadata.get(self._source_key)
        if not isinstance(source, str) or not source:
            raise ValueError(
                f"a document has no metadata {self._source_key!r} and cannot be cited:"
                f" {document.page_content[:60]!r}"
            )
        start, page = metadata.get("start_index"), metadata.get("page")
        span = (start, start + len(document.page_content)) if isinstance(start, int) else None
        return retrieved(
            document.page_content,
            namespace=self._namespace,
            source_id=source,
            chunk_id=document.id or (str(start) if span else str(rank)),
            location=Location(page=page if isinstance(page, int) else None, char_span=span),
            score=1 / rank,
            metadata=metadata,
        )
