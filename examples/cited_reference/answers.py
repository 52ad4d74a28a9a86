"""Retrieval, a model behind the real OpenAI client, and the contract its answer is held to."""

import os
from functools import cache
from operator import itemgetter
from pydoc_data.topics import topics

from corvid_runtime import Grounded, agent, prompt
from corvid_runtime.citations import CitationContract, InsufficientEvidence
from corvid_runtime.retrievers import Grounding, SqliteRetriever, grounding
from openai import OpenAI

MODEL = os.environ.get("OPENAI_MODEL", "gpt-4o-mini")
INSTRUCTION = """\
Answer from these passages of the Python language reference only:

{evidence}

Reply with a JSON object: `answer`, a text, and `citations`, a list of objects with the `source_id`
of a passage and a `quote`, its words exactly. If the passages do not answer the question, reply
with `reason`, a text, and `missing`, a list of what would.

{feedback}"""


@cache
def reference() -> Grounding:
    """Return the reference, ready to be asked."""
    index = SqliteRetriever(namespace="python")
    for topic, text in topics.items():
        index.ingest(topic, text)
    return grounding(
        id="reference",
        retriever=index,
        query=itemgetter("question"),
        limit=4,
        citations=CitationContract(required=True, quotes="required", max_citations=4),
    )


@prompt(model=MODEL, confidence=0.8)
def complete(question: str, evidence: str, feedback: str) -> str:
    """Ask the model for an answer with citations, as JSON."""
    instruction = INSTRUCTION.format(evidence=evidence, feedback=feedback)
    completion = OpenAI().chat.completions.create(
        model=MODEL,
        messages=[
            {"role": "system", "content": instruction},
            {"role": "user", "content": question},
        ],
    )
    return completion.choices[0].message.content or ""


@agent
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    """Answer in JSON, grounded in the passages it cites, or say what is missing."""
    return reference().answer(complete, question=question)
