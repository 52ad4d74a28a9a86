"""Refused: decorators above a tool or prompt whose types give a function without that mark."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, ground, grounded_pure, lift, prompt, retrieval, tool
from wrapping import timed

Search = Callable[[str], list[Grounded[str]]]

SEARCHES: dict[str, Search] = {}


def searching(name: str) -> Callable[[Search], Search]:
    def register(function: Search) -> Search:
        SEARCHES[name] = function
        return function

    return register


@searching("iso")  # E: grounded-laundering
@tool(uses=retrieval)
def standards(query: str) -> list[Grounded[str]]:
    return [ground("Bolts.", source="ISO 4014")]


@timed  # E: grounded-laundering
@tool(uses=retrieval)
def page(key: str) -> Grounded[str]:
    return ground("A page.", source=key)


@timed  # E: grounded-laundering
@prompt
def ask(question: str, text: str) -> str:
    return question + text


@timed  # E: grounded-laundering
@lift
def shortened(text: str) -> str:
    return text[:3]


@grounded_pure
def answer(question: str) -> Grounded[str]:
    found = page(question)  # E: grounded-laundering
    return ask(question, found)  # E: grounded-laundering


@grounded_pure
def first(question: str) -> Grounded[str]:
    return shortened(standards(question)[0])  # E: grounded-laundering # E: grounded-laundering
