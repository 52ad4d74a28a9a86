"""Accepted: decorators of the program's own that call the function below, and no other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import combine, fetch
from wrapping import counted, retried, timed, timed_task

STEPS: dict[str, Callable[[Grounded[str]], Grounded[str]]] = {}


def step(
    name: str,
) -> Callable[[Callable[[Grounded[str]], Grounded[str]]], Callable[[Grounded[str]], Grounded[str]]]:
    def register(
        function: Callable[[Grounded[str]], Grounded[str]],
    ) -> Callable[[Grounded[str]], Grounded[str]]:
        STEPS[name] = function
        return function

    return register


@timed
def shortened(doc: Grounded[str]) -> Grounded[str]:
    return doc[:40]


@step("trim")
def trimmed(doc: Grounded[str]) -> Grounded[str]:
    return doc.strip()


@counted
def lowered(doc: Grounded[str]) -> Grounded[str]:
    return doc.lower()


@timed
@retried(3)
def asked(question: str, doc: Grounded[str]) -> Grounded[str]:
    return combine(question, doc)


@timed_task
async def later(doc: Grounded[str]) -> Grounded[str]:
    return doc.title()


@timed
@grounded_pure
def proved(i: str) -> Grounded[str]:
    return trimmed(fetch(i))


@retried(2)
@grounded_pure
def found(i: str) -> Grounded[str] | None:
    doc = fetch(i)
    return doc if "17" in doc else None


@dataclass(frozen=True)
class Desk:
    name: str

    @timed
    def passage(self, i: str) -> Grounded[str]:
        return fetch(i)

    @agent
    @grounded_pure
    def answer(self, question: str, i: str) -> Grounded[str]:
        doc = shortened(lowered(self.passage(i)))
        if "draft" in doc:
            doc = shortened(trimmed(doc))
        return asked(question, doc)


@agent
@grounded_pure
async def answer(question: str, i: str) -> Grounded[str] | None:
    first = found(i)
    return asked(question, first) if first is not None else await later(proved(i))


@timed
def is_first(doc: Grounded[str]) -> bool:
    if doc.startswith("A"):
        return True
    return False


@grounded_pure
def decided(i: str) -> Grounded[str]:
    doc = fetch(i)
    return doc if is_first(doc) else doc[1:]
