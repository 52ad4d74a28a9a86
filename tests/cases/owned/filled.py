"""Refused: a container that an own object got from somebody else; its items alone may be shared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure, join, prompt
from prelude import fetch, texts

T = TypeVar("T")


@dataclass
class State:
    """What an agent has read so far."""

    notes: list[Grounded[str]] = field(default_factory=list)


@dataclass
class Steps:
    """What an agent has done so far."""

    done: list[list[str]] = field(default_factory=list)


@dataclass
class Bag(Generic[T]):
    """Holds more than its items."""

    items: list[T]
    names: list[str]

    def __iter__(self) -> Iterator[T]:
        return iter(list(self.items))


@prompt(model="m")
def ask(context: str) -> str:
    """Ask a model."""
    return context


@grounded_pure
def extended(i: str) -> Grounded[str]:
    state = State()
    state.notes.extend(texts(i))
    while ask(join("\n", state.notes)) == "search":
        state.notes.extend(texts(i))
    return ask(join("\n", state.notes))


@grounded_pure
def copied(i: str) -> Grounded[str]:
    state = State(list(texts(i)))
    while ask(join("\n", state.notes)) == "search":
        state.notes.append(fetch(i))
    return ask(join("\n", state.notes))


@grounded_pure
def shared(i: str, notes: list[Grounded[str]]) -> Grounded[str]:
    state = State(notes)
    while ask(join("\n", state.notes)) == "search":
        state.notes.append(fetch(i))  # E: grounded-laundering
    return ask(join("\n", state.notes))


@grounded_pure
def parts_of_others(i: str, others: list[list[str]]) -> Grounded[str]:
    steps = Steps()
    steps.done.extend(others)
    doc = fetch(i)
    if doc == "alpha":
        steps.done[0].append("hit")  # E: grounded-laundering
    return doc


@grounded_pure
def bagged(i: str, names: list[str]) -> Grounded[str]:
    bag = Bag[str]([], names)
    doc = fetch(i)
    if doc == "alpha":
        bag.names.append("hit")  # E: grounded-laundering
    return doc
