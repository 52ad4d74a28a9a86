"""Refused: functions of a table change what others have, or content decides which one is called."""

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
    count: int = 0


def load(context: Context) -> None:
    for event in (fetch(context.name), fetch("x")):
        if len(event) > 3:
            context.events.append(event)


def count(context: Context) -> None:
    if len(fetch(context.name)) > 3:
        context.count += 1


def keep(context: Context) -> None:
    KEPT.append(context)


def read(context: Context) -> None:
    len(context.events)


def both(context: Context, other: Context) -> None:
    if len(fetch(context.name)) > 3:
        context.count += 1
        other.count += 1


def second(other: Context, context: Context) -> None:
    if len(fetch(context.name)) > 3:
        context.count += 1


def given(context: Context) -> Context:
    if len(fetch(context.name)) > 3:
        context.count += 1
    return context


async def later(context: Context) -> None:
    if len(fetch(context.name)) > 3:
        context.count += 1


class Steps:
    @staticmethod
    def count(context: Context) -> None:
        if len(fetch(context.name)) > 3:
            context.count += 1


KEPT: list[Context] = []
STEPS: Mapping[str, Callable[[Context], None]] = {"load": load, "count": count}
KEEPING: Mapping[str, Callable[[Context], None]] = {"load": load, "keep": keep}
MIXED: Mapping[str, Callable[[Context], None]] = {"read": read, "count": count}
STATIC: Mapping[str, Callable[[Context], None]] = {"count": Steps.count}


@grounded_pure
def of_others(context: Context, step: str) -> Texts:
    STEPS[step](context)  # E: grounded-laundering
    return context.events


@grounded_pure
def counted(name: str, step: str) -> int:
    context = Context(name)
    STEPS[step](context)
    return context.count  # E: grounded-laundering


@grounded_pure
def kept(name: str, step: str) -> Texts:
    context = Context(name)
    KEEPING[step](context)  # E: grounded-laundering
    return context.events


@grounded_pure
def kept_before(name: str, step: str) -> Texts:
    context = Context(name)
    KEPT.append(context)
    STEPS[step](context)  # E: grounded-laundering
    return context.events


@grounded_pure
def mixed(context: Context, step: str) -> Texts:
    MIXED[step](context)  # E: grounded-laundering
    return context.events


@grounded_pure
def static(context: Context) -> Texts:
    STATIC["count"](context)  # E: grounded-laundering
    return context.events


@grounded_pure
def static_of_own(name: str) -> int:
    context = Context(name)
    STATIC["count"](context)  # E: grounded-laundering
    return context.count


@grounded_pure
def by_a_loop(context: Context) -> Texts:
    for step in (load, count):
        step(context)  # E: grounded-laundering
    return context.events


@grounded_pure
def in_another_place(name: str, others: list[Context], one: bool) -> int:
    context, other = Context(name), Context(name)
    others.append(other)
    step = both if one else second
    step(context, other)  # E: grounded-laundering
    return other.count


@grounded_pure
def by_keyword(name: str, context: Context, one: bool) -> int:
    own = Context(name)
    step = both if one else second
    step(other=context, context=own)  # E: grounded-laundering
    return context.count


@grounded_pure
def given_back(name: str, kept: list[Context]) -> Texts:
    context = Context(name)
    for step in (given, given):
        kept.append(step(context))  # E: grounded-laundering
    return context.events


@grounded_pure
async def awaited(name: str) -> int:
    context = Context(name)
    for step in (later, later):
        await step(context)  # E: grounded-laundering
    return context.count


@grounded_pure
def chosen(name: str) -> int:
    context = Context(name)
    step = count if len(fetch(name)) > 3 else load
    step(context)  # E: grounded-laundering
    return context.count  # E: grounded-laundering


@grounded_pure
def looked_up(name: Grounded[str]) -> Texts:
    context = Context("x")
    STEPS[name](context)  # E: grounded-laundering
    return context.events
