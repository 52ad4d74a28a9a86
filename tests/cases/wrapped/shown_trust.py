"""Accepted: decorators below the mark of a tool or prompt, or above it by a type variable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from corvid_runtime import Grounded, ground, grounded_pure, lift, prompt, retrieval, tool
from wrapping import timed

Search = Callable[[str], list[Grounded[str]]]
SearchT = TypeVar("SearchT", bound=Search)
F = TypeVar("F", bound=Callable[..., Any])

SEARCHES: dict[str, Search] = {}


def searching(name: str) -> Callable[[SearchT], SearchT]:
    def register(function: SearchT) -> SearchT:
        SEARCHES[name] = function
        return function

    return register


def noted(function: F) -> F:
    print(function.__name__)
    return function


@searching("iso")
@noted
@tool(uses=retrieval)
def standards(query: str) -> list[Grounded[str]]:
    return [ground("Bolts.", source="ISO 4014")]


@tool(uses=retrieval)
@timed
def page(key: str) -> Grounded[str]:
    return ground("A page.", source=key)


@noted
@prompt
@timed
def ask(question: str, text: str) -> str:
    return question + text


@lift
@timed
def shortened(text: str) -> str:
    return text[:3]


@grounded_pure
def answer(question: str) -> Grounded[str]:
    return ask(question, page(question))


@grounded_pure
def first(question: str) -> Grounded[str]:
    return shortened(standards(question)[0])
