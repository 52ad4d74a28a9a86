"""Any LlamaIndex retriever as a retriever of ours (extra: `llama-index`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from corvid_runtime.location import Location
from corvid_runtime.retrievers.awaiting import Later, then
from corvid_runtime.retrievers.hits import NO_FILTERS, Filters, Hit
from corvid_runtime.retrievers.reading import retrieved


class Node(Protocol):
    """What we read of a `llama_index.core.schema.TextNode`."""

    @property
    def node_id(self) -> str:
        """The node's identifier in its index."""

    @property
    def ref_doc_id(self) -> str | None:
        """The identifier of the document it was cut from."""

    @property
    def metadata(self) -> Mapping[str, Any]:
        """What the reader and the splitter recorded."""

    def get_content(self) -> str:
        """Return the text, without metadata."""


class Scored(Protocol):
    """What we read of a `llama_index.core.schema.NodeWithScore`."""

    @property
    def node(self) -> Any:
        """The `Node`."""

    @property
    def score(self) -> float | None:
        """How relevant it is, if the retriever says so."""


class LlamaIndexRetriever:
    """Searches with a LlamaIndex retriever.

    Args:
        retrieve: the retriever's `retrieve`, or `aretrieve` for asynchronous searches.
        namespace: the name of the corpus.
        source_key: the metadata that names the document a node was cut from; without it the
            document's identifier does.

    LlamaIndex retrievers have a limit of their own: hits beyond the one that is asked for are cut
    off. Filters are compared with the metadata of what was returned. A node without a score has
    1/rank. `page_label` and the splitter's offsets become the location.
    """

    def __init__(
        self,
        retrieve: Callable[[str], Later[Sequence[Scored]]],
        *,
        namespace: str,
        source_key: str = "file_name",
    ) -> None:
        self._retrieve = retrieve
        self._namespace = namespace
        self._source_key = source_key

    def search(
        self, query: str, limit: int = 6, filters: Filters = NO_FILTERS
    ) -> Later[Sequence[Hit]]:
        """Return the hits for `query`, best first.

        Raises `ValueError` for a node that does not name its source: it could not be cited.
        """

        def hits(nodes: Sequence[Scored]) -> Sequence[Hit]:
            chosen = [found for found in nodes if filters.items() <= found.node.metadata.items()]
            return hits_of(chosen[:limit], self._namespace, self._source_key)

        return then(self._retrieve(query), hits)


def hits_of(nodes: Sequence[Scored], namespace: str, source_key: str) -> list[Hit]:
    """Return the hits for nodes that a retriever just found.

    Raises `ValueError` for a node that does not name its source.
    """
    return [_hit(found, rank, namespace, source_key) for rank, found in enumerate(nodes, start=1)]


def _hit(found: Scored, rank: int, namespace: str, source_key: str) -> Hit:
    node: Node = found.node
    source = node.metadata.get(source_key) or node.ref_doc_id
    if not isinstance(source, str):
        raise ValueError(
            f"a node has neither metadata {source_key!r} nor a document, and cannot be cited:"
            f" {node.get_content()[:60]!r}"
        )
    return retrieved(
        node.get_content(),
        namespace=namespace,
        source_id=source,
        chunk_id=node.node_id,
        location=_location(node),
        score=1 / rank if found.score is None else float(found.score),
        metadata=node.metadata,
    )


def _location(node: Node) -> Location:
    start, end = (getattr(node, name, None) for name in ("start_char_idx", "end_char_idx"))
    span = (start, end) if isinstance(start, int) and isinstance(end, int) else None
    page = str(node.metadata.get("page_label", ""))
    return Location(page=int(page) if page.isdecimal() else None, char_span=span)
