"""Refused: what is called holds a text that lost its sources, and shows it beside others."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from corvid_runtime import Grounded, grounded_pure, lift, prompt
from prelude import fetch


@dataclass
class Desk:
    topic: str

    @prompt(model="small")
    def reply(self, text: str) -> str:
        return f"{self.topic}: {text}"

    @lift
    def __call__(self, text: str) -> str:
        return f"{self.topic}: {text}"


@prompt(model="small")
def both(first: str, second: str) -> str:
    return f"{first} {second}"


@grounded_pure
def by_its_object(i: str) -> Grounded[str]:
    desk = Desk("")
    desk.topic = str(fetch(i))  # E: grounded-laundering
    return desk.reply(fetch("b"))


@grounded_pure
def by_itself(i: str) -> Grounded[str]:
    desk = Desk("")
    desk.topic = str(fetch(i))  # E: grounded-laundering
    return desk(fetch("b"))


@grounded_pure
def by_a_bound_method(i: str) -> Grounded[str]:
    name = str(fetch(i))  # E: grounded-laundering
    return lift(name.__add__)(fetch("b"))


@grounded_pure
def by_a_partial(i: str) -> Grounded[str]:
    name = str(fetch(i))  # E: grounded-laundering
    return partial(both, second=name)(fetch("b"))


@grounded_pure
def kept(i: str) -> Grounded[str]:
    desk = Desk("topic")
    return desk(desk.reply(fetch(i)))
