"""Refused: a prompt or a tool may call what it is passed, and get something grounded by that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from corvid_runtime import Grounded, ground, grounded_pure, prompt, retrieval, tool
from prelude import fetch

Look = Callable[[str], Grounded[str]]


@prompt(model="small")
def chat(question: str, look: Callable[[], object]) -> str:
    return f"{question} {look()}"


@prompt(model="small")
def chat_with(question: str, tools: Sequence[Look]) -> str:
    return f"{question} {tools[0](question)}"


@prompt(model="small")
def chat_by_name(question: str, tools: Mapping[str, Look]) -> str:
    return f"{question} {tools['search'](question)}"


@prompt(model="small")
async def chat_later(question: str, look: Callable[[], Any]) -> str:
    return f"{question} {await look()}"


@tool(uses=retrieval)
def search(question: str, again: Callable[[str], object]) -> str:
    return ground(f"{question} {again(question)}", source="b")


class Pages:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text

    def look(self, word: str) -> Grounded[str]:
        return self.text


@grounded_pure
def lambda_passed(i: str) -> Grounded[str]:
    page = fetch("b")
    return chat(fetch(i), lambda: page)  # E: grounded-laundering


@grounded_pure
def function_passed(i: str) -> Grounded[str]:
    page = fetch("b")

    def look(word: str) -> Grounded[str]:
        return page

    return chat_with(fetch(i), [look])  # E: grounded-laundering


@grounded_pure
def method_passed(i: str) -> Grounded[str]:
    return chat_by_name(fetch(i), {"search": Pages(fetch("b")).look})  # E: grounded-laundering


@grounded_pure
async def coroutine_passed(i: str) -> Grounded[str]:
    page = fetch("b")

    async def look() -> Grounded[str]:
        return page

    return await chat_later(fetch(i), look)  # E: grounded-laundering


@grounded_pure
def passed_to_a_tool(i: str) -> Grounded[str]:
    page = fetch("b")
    return search(i, lambda word: page)  # E: grounded-laundering


@grounded_pure
def tool_passed_alone(i: str) -> str:
    return chat_with(i, [fetch])  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def tools_passed(i: str) -> Grounded[str]:
    """What tools bring in while a prompt runs is among the sources of its answer."""
    return chat_with(chat_by_name(fetch(i), {"search": fetch}), (fetch,))


@grounded_pure
def plain_function_passed(i: str) -> Grounded[str]:
    return chat(fetch(i), lambda: i.upper())
