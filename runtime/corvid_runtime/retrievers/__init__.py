"""Grounded retrieval: search, improve what was found, and hold an answer to it.

A retriever searches one corpus; a pipeline improves which hits are selected; `grounding()` hands
them to a model as evidence and checks that the answer cites nothing else.
"""

from corvid_runtime.retrievers.hits import Filters, Hit, Retriever
from corvid_runtime.retrievers.pipeline import (
    compress,
    multi_query,
    parent_expand,
    retrieval_pipeline,
)
from corvid_runtime.retrievers.reading import retrieved
from corvid_runtime.retrievers.sqlite import SqliteRetriever

__all__ = [
    "Filters",
    "Hit",
    "Retriever",
    "SqliteRetriever",
    "compress",
    "multi_query",
    "parent_expand",
    "retrieval_pipeline",
    "retrieved",
]
