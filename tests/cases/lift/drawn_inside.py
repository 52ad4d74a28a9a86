"""Refused: what a boundary draws from inside of what it is passed is counted nowhere."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure, lift, prompt, retrieval, tool

T = TypeVar("T")


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


@dataclass
class Held(Generic[T]):
    value: T


@prompt(model="m")
def ask_each(parts: list[Iterator[str]], text: str) -> str:
    """Ask a model about what it draws."""
    raise NotImplementedError


@prompt(model="m")
def ask_held(held: Held[Iterator[str]], text: str) -> str:
    """Ask a model about what it draws."""
    raise NotImplementedError


@prompt(model="m")
def ask_stream(parts: Iterator[str], text: str) -> str:
    """Ask a model about what it draws."""
    raise NotImplementedError


@prompt(model="m")
def ask_end(parts: Generator[int, None, str], text: str) -> str:
    """Ask a model about what is returned in the end."""
    raise NotImplementedError


@lift
def computed(parts: Iterator[Iterator[str]], text: str) -> str:
    """Compute something of what it draws."""
    return text


def steps(text: Grounded[str]) -> Generator[int, None, Grounded[str]]:
    yield 1
    return text


@grounded_pure
def in_a_list(key: str) -> Grounded[str]:
    one, other = fetch("one"), fetch(key)
    return ask_each([iter([other])], one)  # E: grounded-laundering


@grounded_pure
def in_a_record(key: str) -> Grounded[str]:
    one, other = fetch("one"), fetch(key)
    return ask_held(Held(iter([other])), one)  # E: grounded-laundering


@grounded_pure
def in_an_iterator(key: str) -> Grounded[str]:
    one, other = fetch("one"), fetch(key)
    return computed(iter([iter([other])]), one)  # E: grounded-laundering


@prompt(model="m")
def ask_groups(groups: Iterator[tuple[int, Iterator[str]]], text: str) -> str:
    """Ask a model about what it draws."""
    raise NotImplementedError


@grounded_pure
def in_groups(key: str) -> Grounded[str]:
    one, other = fetch("one"), fetch(key)
    return ask_groups(groupby([other], key=lambda each: 1), one)  # E: grounded-laundering


@grounded_pure
def in_the_end(key: str) -> Grounded[str]:
    one, other = fetch("one"), fetch(key)
    return ask_end(steps(other), one)  # E: grounded-laundering


@grounded_pure
def by_itself(key: str) -> Grounded[str]:
    """Accepted: what is drawn from the argument itself is counted."""
    one, other = fetch("one"), fetch(key)
    return ask_stream(iter([other]), one)
