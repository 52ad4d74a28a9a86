"""Refused: that a helper failed tells more than that its retrieval did, unless that is all it does.

A helper that looks, computes or reads parts of content may fail because of it; so may a method that
a subclass replaces, a function that is passed, and whatever content decides to call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol, final

from corvid_runtime import Grounded, grounded_pure, lift, prompt, retrieval, tool


@tool(uses=retrieval)
def price(symbol: str) -> str:
    return symbol


@prompt(model="m")
def ask(doc: Grounded[str]) -> str:
    return str(doc)


class NotQuoted(Exception):
    pass


class Prices(Protocol):
    @grounded_pure
    def price(self, symbol: str) -> Grounded[str]: ...


def helper(symbol: str) -> Grounded[str]:
    return price(symbol)


def by_helper(symbol: str) -> Grounded[str]:
    return helper(symbol)


async def awaited(symbol: str) -> Grounded[str]:
    return price(symbol)


def same(doc: Grounded[str]) -> Grounded[str]:
    return doc


@grounded_pure
def marked(symbol: str) -> Grounded[str]:
    return price(symbol)


def picky(symbol: str) -> Grounded[str]:
    doc = price(symbol)
    if "x" in doc:
        raise NotQuoted("it has an x")
    return doc


def cut(symbol: str) -> Grounded[str]:
    return price(symbol)[5]


def by_cut(symbol: str) -> Grounded[str]:
    return cut(symbol)


def lifted(symbol: str) -> Grounded[int]:
    return lift(int)(price(symbol))


def asked(doc: Grounded[str]) -> Grounded[str]:
    return ask(doc)


def looking(symbol: str, doc: Grounded[str]) -> Grounded[str]:
    return price(symbol) if "x" in doc else doc


def parse(number: str) -> int:
    return int(number)


def parts(symbol: str) -> Iterator[Grounded[str]]:
    yield price(symbol)[5]


class Open:
    def __init__(self) -> None:
        self.calls = 0

    def price(self, symbol: str) -> Grounded[str]:
        self.calls += 1
        return price(symbol)

    @final
    def closed(self, symbol: str) -> Grounded[str]:
        self.calls += 1
        return price(symbol)

    @grounded_pure
    def tried(self, symbol: str) -> Grounded[str] | None:
        try:
            return self.closed(symbol)
        except LookupError:
            return None

    @grounded_pure
    def tried_openly(self, symbol: str) -> Grounded[str] | None:
        try:
            return self.price(symbol)  # E: grounded-laundering
        except LookupError:
            return None


@final
class Desk:
    def __init__(self) -> None:
        self.calls = 0
        self.failures = 0

    def price(self, symbol: str) -> Grounded[str]:
        self.calls += 1
        return self._asked(symbol)

    def _asked(self, symbol: str) -> Grounded[str]:
        return price(symbol)

    def part(self, symbol: str) -> Grounded[str]:
        self.calls += 1
        return price(symbol)[5]

    @grounded_pure
    def tried(self, symbol: str) -> Grounded[str] | None:
        try:
            return self.price(symbol)
        except LookupError:
            self.failures += 1
            return None

    @grounded_pure
    def tried_part(self, symbol: str) -> Grounded[str] | None:
        try:
            return self.part(symbol)  # E: grounded-laundering
        except LookupError:
            return None


@grounded_pure
def of_helper(symbol: str) -> bool:
    try:
        helper(symbol)
    except LookupError:
        return False
    return True


@grounded_pure
def of_helpers_helper(symbol: str) -> bool:
    try:
        by_helper(symbol)
    except LookupError:
        return False
    return True


@grounded_pure
async def of_coroutine(symbol: str) -> bool:
    try:
        await awaited(symbol)
    except LookupError:
        return False
    return True


@grounded_pure
def of_mark(symbol: str) -> bool:
    try:
        marked(symbol)
    except LookupError:
        return False
    return True


@grounded_pure
def handed_on(doc: Grounded[str]) -> bool:
    try:
        same(doc)
    except LookupError:
        return False
    return True


@grounded_pure
def failure(symbol: str) -> bool:
    try:
        picky(symbol)
    except NotQuoted:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def part(symbol: str) -> bool:
    try:
        by_cut(symbol)
    except IndexError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def number(symbol: str) -> bool:
    try:
        lifted(symbol)
    except ValueError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def model(doc: Grounded[str]) -> bool:
    try:
        asked(doc)
    except ValueError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def after_a_look(symbol: str, doc: Grounded[str]) -> bool:
    try:
        looking(symbol, doc)
    except LookupError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def plain_content(doc: Grounded[str]) -> bool:
    text = "1" if "x" in doc else "a"
    try:
        parse(text)
    except ValueError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def under_a_look(symbol: str, doc: Grounded[str]) -> bool:
    try:
        if "x" in doc:
            helper(symbol)
    except LookupError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def drawn(symbol: str) -> bool:
    try:
        list(parts(symbol))
    except IndexError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def of_parameter(doc: Grounded[str], step: Callable[[Grounded[str]], Grounded[str]]) -> bool:
    try:
        step(doc)
    except LookupError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def of_protocol(prices: Prices) -> bool:
    try:
        prices.price("x")  # E: grounded-laundering
    except LookupError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering
