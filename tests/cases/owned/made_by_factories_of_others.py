"""Refused: what a factory made that somebody else has too, or that its caller shows."""

from __future__ import annotations

from prelude import texts

from corvid_runtime import Grounded, grounded_pure

KEPT: list[Context] = []


class Context:
    def __init__(self) -> None:
        self.pages: list[Grounded[str]] = []
        self.dropped = 0

    @classmethod
    def of(cls, pages: list[Grounded[str]]) -> Context:
        context = cls()
        for page in pages:
            if "bee" in page:
                context.dropped += 1
        return context

    def other(self) -> Context:
        return Context()


class Registered(Context):
    def __init__(self) -> None:
        super().__init__()
        KEPT.append(self)


class Old(Context):
    def other(self) -> Context:
        return KEPT[-1]


def registered() -> Context:
    context = Context()
    KEPT.append(context)
    return context


def registered_at_last() -> Context:
    context = Context()
    try:
        return context
    finally:
        KEPT.append(context)


def new_or_old(old: Context) -> Context:
    return Context() if old.dropped else old


def counted(pages: list[Grounded[str]]) -> Context:
    context = Context()
    for page in pages:
        if "bee" in page:
            context.dropped += 1
    return context


@grounded_pure
def shown(question: str) -> int:
    return counted(texts(question)).dropped  # E: grounded-laundering


@grounded_pure
def shown_by_class(question: str) -> int:
    context = Context.of(texts(question))
    return context.dropped  # E: grounded-laundering


@grounded_pure
def given_back(question: str) -> Context:
    return counted(texts(question))  # E: grounded-laundering


@grounded_pure
def stored(question: str) -> None:
    KEPT.append(counted(texts(question)))  # E: grounded-laundering


@grounded_pure
def filled(question: str) -> list[Context]:
    context = registered()
    for page in texts(question):
        if "bee" in page:
            context.dropped += 1  # E: grounded-laundering
    return KEPT


@grounded_pure
def filled_after_all(question: str) -> list[Context]:
    context = registered_at_last()
    for page in texts(question):
        if "bee" in page:
            context.dropped += 1  # E: grounded-laundering
    return KEPT


@grounded_pure
def filled_either(question: str, old: Context) -> int:
    context = new_or_old(old)
    for page in texts(question):
        if "bee" in page:
            context.dropped += 1  # E: grounded-laundering
    return old.dropped


@grounded_pure
def filled_by_subclass(question: str) -> list[Context]:
    Registered.of(texts(question))  # E: grounded-laundering
    return KEPT


@grounded_pure
def filled_while_drawn(question: str) -> list[int]:
    numbers = {1: 0}
    for number in numbers.values():
        if texts(question)[0] == "bee":
            numbers[1] += 1
    return [*numbers.values()]  # E: grounded-laundering


async def made_later() -> Context:
    return KEPT[-1]


@grounded_pure
async def filled_later(question: str) -> list[Context]:
    context = await made_later()
    for page in texts(question):
        if "bee" in page:
            context.dropped += 1  # E: grounded-laundering
    return KEPT


def first(found: list[list[Grounded[str]]]) -> list[Grounded[str]]:
    return found[0]


@grounded_pure
def filled_list(question: str, found: list[list[Grounded[str]]]) -> int:
    pages = first(found)
    for page in texts(question):
        if "bee" in page:
            pages.append(page)  # E: grounded-laundering
    return len(found[0])


@grounded_pure
def shown_by_another(question: str, context: Context) -> None:
    other = context.other()
    for page in texts(question):
        if "bee" in page:
            other.dropped += 1  # E: grounded-laundering
