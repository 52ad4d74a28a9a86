"""Accepted: functions of a table change an object that nobody else has, as if called by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

Texts = list[Grounded[str]]


@dataclass
class Context:
    name: str
    events: Texts = field(default_factory=list)


def load(context: Context) -> None:
    for event in (fetch(context.name), fetch("x")):
        if len(event) > 3:
            context.events.append(event)


def shorten(state: Context) -> None:
    if len(state.events[0]) > 3:
        state.events = state.events[1:]


STEPS: Mapping[str, Callable[[Context], None]] = {"load": load, "shorten": shorten}
ALL = (load, shorten)


@grounded_pure
def by_table(name: str, step: str) -> Texts:
    context = Context(name)
    STEPS[step](context)
    return context.events


@grounded_pure
def by_loop(name: str) -> Texts:
    context = Context(name)
    for step in ALL:
        step(context)
    return context.events


@grounded_pure
def by_choice(name: str, short: bool) -> Texts:
    context = Context(name)
    step = shorten if short else load
    step(context)
    return context.events
