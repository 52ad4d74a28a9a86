"""Answer records with metadata: id, time, elapsed seconds, model name, number of documents; to_dict for JSON."""

from __future__ import annotations

import json
import time
import uuid
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import Any

from corvid_runtime import Grounded, ground, grounded_pure, join, plain, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

MODEL = "answers-1"


@dataclass(frozen=True)
class AnswerRecord:
    question: str
    text: Grounded[str]
    documents: int
    elapsed: float
    model: str = MODEL
    id: str = field(default_factory=lambda: uuid.uuid4().hex)
    created: datetime = field(default_factory=lambda: datetime.now(timezone.utc))

    def to_dict(self) -> dict[str, Any]:
        return {
            "question": self.question,
            "text": plain(self.text),
            "documents": self.documents,
            "model": self.model,
        }


@tool(uses=retrieval)
def documents(question: str) -> list[Grounded[str]]:
    return (
        [ground("Tea is grown in Assam.", source="tea/1"), ground("Tea is hot.", source="tea/2")]
        if "tea" in question
        else []
    )


@prompt(model=MODEL)
def answer_from(question: str, context: str) -> str:
    return f"{question} {context}"


@grounded_pure
def answer(question: str) -> AnswerRecord | InsufficientEvidence:
    start = time.perf_counter()
    found = documents(question)
    if not found:
        return InsufficientEvidence(reason="no documents")
    text = answer_from(question, join(" ", found))
    if "cannot answer" in text.lower():
        return InsufficientEvidence(reason="the model declines")
    return AnswerRecord(question, text, len(found), time.perf_counter() - start)


def main() -> None:
    for question in ("What is tea?", "What is coffee?"):
        result = answer(question)
        if isinstance(result, InsufficientEvidence):
            print(json.dumps({"error": result.reason}))
        else:
            print(
                json.dumps(result.to_dict()), [s.source for s in result.text.sources().retrievals()]
            )


if __name__ == "__main__":
    main()
