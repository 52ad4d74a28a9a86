"""Grounded retrieval: search, improve what was found, and hold an answer to it.

A retriever searches one corpus; a pipeline improves which hits are selected; `grounding()` hands
them to a model as evidence and checks that the answer cites nothing else.
"""

from corvid_runtime.retrievers.evaluation import EvaluationReport, Question, evaluate
from corvid_runtime.retrievers.exchange import Exchange
from corvid_runtime.retrievers.grounding import Grounding, grounding
from corvid_runtime.retrievers.hits import AsyncRetriever, Filters, Hit, Retriever
from corvid_runtime.retrievers.pipeline import (
    compress,
    multi_query,
    parent_expand,
    retrieval_pipeline,
)
from corvid_runtime.retrievers.reading import retrieved
from corvid_runtime.retrievers.session import Session
from corvid_runtime.retrievers.sqlite import SqliteRetriever
from corvid_runtime.retrievers.tools import SearchTool, toolbox

__all__ = [
    "AsyncRetriever",
    "EvaluationReport",
    "Exchange",
    "Filters",
    "Grounding",
    "Hit",
    "Question",
    "Retriever",
    "SearchTool",
    "Session",
    "SqliteRetriever",
    "compress",
    "evaluate",
    "grounding",
    "multi_query",
    "parent_expand",
    "retrieval_pipeline",
    "retrieved",
    "toolbox",
]
