"""Refused: a boundary is passed what gives something grounded when it is asked, or hides it."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift, prompt, tool
from prelude import fetch


@dataclass
class Desk:
    find: Callable[[], Grounded[str]]
    name: str = ""

    @lift
    def read(self) -> str:
        return str(self.find())

    @lift
    def __str__(self) -> str:
        return str(self.find())

    @prompt(model="m")
    def asked(self, question: str) -> str:
        return question


class Tools:
    def __init__(self, find: Callable[[], Grounded[str]]) -> None:
        self.find = find


@dataclass
class Pages:
    items: Iterator[Grounded[str]]


@dataclass
class Named:
    name: Callable[[], str]


@prompt(model="m")
def with_tools(question: str, tools: Tools) -> str:
    return question + str(tools.find())


@tool
def saved(desk: Desk) -> str:
    return str(desk.find())


@lift
def all_of(pages: Pages, more: str) -> str:
    return "".join(map(str, pages.items)) + more


@lift
def taken(found: queue.SimpleQueue[Grounded[str]], more: str) -> str:
    return str(found.get()) + more


@lift
def named(of: Named, text: str) -> str:
    return of.name() + text


@grounded_pure
def by_its_method(key: str) -> str:
    text = fetch(key)
    return Desk(lambda: text).read()  # E: grounded-laundering


@grounded_pure
def as_text(key: str) -> str:
    text = fetch(key)
    return str(Desk(lambda: text))  # E: grounded-laundering


@grounded_pure
def to_a_prompt(key: str) -> str:
    text = fetch(key)
    return with_tools("why", Tools(lambda: text))  # E: grounded-laundering


@grounded_pure
def to_a_tool(key: str) -> str:
    text = fetch(key)
    return saved(Desk(lambda: text))  # E: grounded-laundering


@grounded_pure
def in_a_list(key: str) -> str:
    text = fetch(key)
    return listed([Desk(lambda: text)])  # E: grounded-laundering


@lift
def listed(desks: list[Desk]) -> str:
    return str(desks[0].find())


@grounded_pure
def by_an_iterator(a: str, b: str) -> Grounded[str]:
    return all_of(Pages(iter([fetch(a)])), fetch(b))  # E: grounded-laundering


@grounded_pure
def by_a_queue(found: queue.SimpleQueue[Grounded[str]], b: str) -> Grounded[str]:
    return taken(found, fetch(b))  # E: grounded-laundering


@grounded_pure
def of_a_plain_function(key: str) -> Grounded[str]:
    return named(Named(lambda: "n"), fetch(key))


@grounded_pure
def asked_of_its_object(desk: Desk, key: str) -> str:
    return desk.asked(key)
