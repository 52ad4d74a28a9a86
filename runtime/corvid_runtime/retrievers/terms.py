"""The terms on which answers are asked for: the settings of a grounding."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, TypeAlias, get_args

import attrs

from corvid_runtime.citations import CitationContract
from corvid_runtime.retrievers.hits import AsyncRetriever, Filters, Retriever
from corvid_runtime.retrievers.rendering import RenderEvidence
from corvid_runtime.retrievers.tools import MAX_LIMIT, check_limit, tool_name

Inject = Literal["context", "tool", "both"]
Inputs: TypeAlias = Mapping[str, Any]


@attrs.frozen(kw_only=True)
class Terms:
    """What is searched, how it reaches the model, and what an answer must cite.

    `grounding()` says what the attributes are.

    Raises:
        ValueError: one is out of range, or `query` is missing.
    """

    id: str
    retriever: Retriever | AsyncRetriever
    query: Callable[[Inputs], str] | None
    limit: int
    filters: Filters
    inject: Inject
    citations: CitationContract
    render_evidence: RenderEvidence
    tool_prefix: str
    retries: int

    def __attrs_post_init__(self) -> None:
        if not self.id.strip():
            raise ValueError("a grounding needs an id")
        if self.inject not in get_args(Inject):
            raise ValueError(f"inject is context, tool or both, not {self.inject!r}")
        if self.inject != "tool" and self.query is None:
            raise ValueError(f"inject={self.inject!r} needs a query made of the inputs")
        if self.retries < 0:
            raise ValueError(f"retries={self.retries}: an answer is asked for at least once")
        check_limit(self.limit, MAX_LIMIT)
        tool_name(self.tool_prefix)
