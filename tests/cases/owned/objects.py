"""Refused: content that comes out of an object of the function's own. Accepted: keeping it there."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, join, prompt
from prelude import fetch, texts


@prompt(model="m")
def ask(question: str, context: str) -> str:
    return context


@dataclass
class Tally:
    seen: int = 0
    long: int = 0
    texts: list[Grounded[str]] = field(default_factory=list)


class Builder:
    """A context within a budget."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self.parts: list[Grounded[str]] = []

    def add(self, text: Grounded[str]) -> bool:
        if self.used + len(text) > self.budget:
            return False
        self.used += len(text)
        self.parts.append(text)
        return True

    def render(self) -> Grounded[str]:
        return join("\n", self.parts)

    def left(self) -> int:
        return self.budget - self.used


@grounded_pure
def in_budget(i: str) -> Grounded[str]:
    builder = Builder(400)
    for text in texts(i):
        if "secret" not in text and not builder.add(text):
            break
    return ask(i, builder.render())


@grounded_pure
def tallied(i: str) -> Grounded[str] | None:
    tally = Tally()
    for text in texts(i):
        tally.seen += 1
        if len(text) > 5:
            tally.long += 1
            tally.texts.append(text)
    if tally.long == 0:
        return None
    return join("\n", tally.texts)


@grounded_pure
def field_returned(i: str) -> int:
    tally = Tally()
    if "x" in fetch(i):
        tally.long += 1
    return tally.long  # E: grounded-laundering


@grounded_pure
def object_returned(i: str) -> Tally:
    tally = Tally()
    if "x" in fetch(i):
        tally.long += 1
    return tally  # E: grounded-laundering


@grounded_pure
def answer_returned(i: str) -> bool:
    return Builder(3).add(fetch(i))  # E: grounded-laundering


@grounded_pure
def method_returned(i: str) -> int:
    builder = Builder(3)
    builder.add(fetch(i))
    return builder.left()  # E: grounded-laundering


@grounded_pure
def of_the_caller(i: str, builder: Builder) -> Grounded[str]:
    builder.add(fetch(i))  # E: grounded-laundering
    return builder.render()


@grounded_pure
def by_another_name(i: str) -> int:
    builder = Builder(3)
    other = builder
    builder.add(fetch(i))
    return other.used  # E: grounded-laundering


@grounded_pure
def in_a_list(i: str) -> list[Builder]:
    builder = Builder(3)
    builders = [builder]
    builder.add(fetch(i))  # E: grounded-laundering
    return builders


@grounded_pure
def bound_method(i: str) -> int:
    builder = Builder(3)
    left = builder.left
    builder.add(fetch(i))  # E: grounded-laundering
    return left()


@grounded_pure
def handed_in(i: str, held: list[Grounded[str]]) -> list[Grounded[str]]:
    tally = Tally(texts=held)
    if "x" in fetch(i):
        tally.texts.append(fetch(i))  # E: grounded-laundering
    return held
