"""Refused: a lifted function goes by a name of which the type says that it answers plainly."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift, prompt
from prelude import fetch


@dataclass
class Page:
    text: Grounded[str]
    number: int = 0


@lift
def head(page: Page) -> str:
    return str(page.text)


@lift
def lower(name: str) -> str:
    return name.lower()


@lift
def counted(page: Page) -> Page:
    return Page(page.text, len(page.text))


@prompt(model="m")
def graded(page: Page) -> Page:
    return Page(page.text, len(page.text))


@lift
def measured(page: Page) -> tuple[Grounded[str], int]:
    return page.text, len(page.text)


HEAD: Callable[[Page], str] = head


@grounded_pure
def of_a_local(key: str) -> str:
    show: Callable[[Page], str] = head
    return show(Page(fetch(key)))  # E: grounded-laundering


@grounded_pure
def of_a_partial(key: str) -> str:
    show: Callable[[Page], str] = functools.partial(head)
    return show(Page(fetch(key)))  # E: grounded-laundering


@grounded_pure
def of_the_module(key: str) -> str:
    return HEAD(Page(fetch(key)))  # E: grounded-laundering


@grounded_pure
def plain_field(key: str) -> int:
    return counted(Page(fetch(key))).number  # E: grounded-laundering


@grounded_pure
def plain_field_of_an_answer(key: str) -> int:
    return graded(Page(fetch(key))).number  # E: grounded-laundering


@grounded_pure
def plain_item(key: str) -> int:
    return measured(Page(fetch(key)))[1]  # E: grounded-laundering


@grounded_pure
def grounded_field(key: str) -> Grounded[str]:
    return graded(counted(Page(fetch(key)))).text


@grounded_pure
def of_plain_texts(names: list[str]) -> list[str]:
    change: Callable[[str], str] = lower
    return [change(name) for name in names]


@grounded_pure
def made_of_nothing_retrieved(page: Page) -> int:
    return page.number
