"""Accepted: answers a batch of questions with one row for each."""

import enum
import logging
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypedDict, TypeVar

from corvid_runtime import Grounded, each, grounded_pure, lift, prompt, retrieval, tool

log = logging.getLogger("batch")
T = TypeVar("T")
WORLD = ""


class Status(str, enum.Enum):
    ANSWERED = "answered"
    NO_DATA = "no data"


class Row(TypedDict):
    id: int
    question: str
    status: Status
    answer: Grounded[str] | None


class Summary(TypedDict):
    total: int
    answered: int
    rows: list[Row]


def batched(items: Iterable[T], size: int) -> Iterator[list[T]]:
    iterator = iter(items)
    while batch := list(islice(iterator, size)):
        yield batch


@tool(uses=retrieval)
def passages(question: str, limit: int) -> list[str]:
    return [] if "moon" in question else WORLD.split()[:limit]


@prompt(model="small")
def answer_from(question: str, context: str) -> str:
    return f"{question} {context}"


@prompt(model="judge")
def is_supported(answer: str, context: str) -> bool:
    return any(ch.isdigit() for ch in context)


@grounded_pure
def answer_one(question: str) -> Grounded[str] | None:
    found = each(passages(question, 5))
    if not found:
        return None
    context = lift("\n".join)(found)
    draft = answer_from(question, context)
    if is_supported(draft, context):
        return draft
    log.info("unsupported draft for %r", question)
    return answer_from(f"{question} (quote the text)", context)


@grounded_pure
def run_batch(questions: Sequence[str], size: int = 2) -> Summary:
    rows: list[Row] = []
    answered = 0
    numbered = enumerate(questions, start=1)
    for batch in batched(numbered, size):
        log.info("batch of %d", len(batch))
        for number, question in batch:
            text = answer_one(question)
            if text is not None:
                answered += 1
            status = Status.NO_DATA if text is None else Status.ANSWERED
            rows.append({"id": number, "question": question, "status": status, "answer": text})
    return {"total": len(questions), "answered": answered, "rows": rows}


def main(content: str) -> object:
    global WORLD
    WORLD = content
    return run_batch(["price?", "moon phase?", "delivery?"])
