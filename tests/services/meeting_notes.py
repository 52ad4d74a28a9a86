"""Meeting notes: a pipeline of stages as callables in a tuple; context object passed along."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("pipeline")

NOTES = {
    "monday": "We ship on Friday. Bob tests the release.",
    "tuesday": "Friday is a holiday, so we ship on Thursday.",
    "wednesday": "Lunch was good.",
}


@dataclass(frozen=True)
class Context:
    question: str
    notes: tuple[Grounded[str], ...] = ()
    answer: Grounded[str] | None = None


Stage = Callable[[Context], Context]


@tool(uses=retrieval)
def load_notes(question: str) -> list[Grounded[str]]:
    return [ground(text, source="notes/" + day) for day, text in NOTES.items() if question]


@prompt(model="grader")
def grade(question: str, note: str) -> str:
    return (
        "relevant"
        if set(question.lower().split()) & set(note.lower().rstrip(".").split())
        else "no"
    )


@prompt(model="writer")
def compose(question: str, notes: str) -> str:
    return f"{question} -> {notes}"


def retrieve(context: Context) -> Context:
    return replace(context, notes=tuple(load_notes(context.question)))


def filter_relevant(context: Context) -> Context:
    kept = tuple(n for n in context.notes if grade(context.question, n) == "relevant")
    log.info("%d of %d notes kept", len(kept), len(context.notes))
    return replace(context, notes=kept)


def newest_first(context: Context) -> Context:
    return replace(context, notes=context.notes[::-1])


def generate(context: Context) -> Context:
    if not context.notes:
        return context
    return replace(context, answer=compose(context.question, join(" ", context.notes)))


PIPELINE: tuple[Stage, ...] = (retrieve, filter_relevant, newest_first, generate)


@grounded_pure
def run(question: str) -> Grounded[str] | InsufficientEvidence:
    context = Context(question)
    for stage in PIPELINE:
        context = stage(context)
    if context.answer is None:
        return InsufficientEvidence(reason="no notes are relevant")
    return context.answer


def main() -> None:
    for question in ("when do we ship", "who sings"):
        result = run(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
