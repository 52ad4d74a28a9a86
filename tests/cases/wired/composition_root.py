"""Refused: ordinary code puts what launders in the place of a protocol whose methods are marked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

seen: list[str] = []


class Step(Protocol):
    @grounded_pure
    def apply(self, page: Grounded[str], /) -> Grounded[str]: ...


class Change(Protocol):
    @grounded_pure
    def __call__(self, page: Grounded[str], /) -> Grounded[str]: ...


class Bounded(Protocol):
    @grounded_pure(discloses=())
    def find(self, page: Grounded[str], /) -> Grounded[str] | None: ...


class Service:
    def __init__(self, steps: Sequence[Step], change: Change) -> None:
        self._steps = steps
        self._change = change

    @agent
    @grounded_pure
    def answer(self, i: str) -> Grounded[str]:
        page = fetch(i)
        for step in self._steps:
            page = step.apply(page)
        return self._change(page)


class Leaking:
    def apply(self, page: Grounded[str]) -> Grounded[str]:
        seen.append(str(page))
        return page


class Looking:
    @grounded_pure
    def find(self, page: Grounded[str]) -> Grounded[str] | None:
        return page if page.startswith("a") else None


def leak(page: Grounded[str]) -> Grounded[str]:
    seen.append(str(page))
    return page


def kept(page: Grounded[str]) -> Grounded[str]:
    return page.strip()


def with_a_leaking_step() -> Service:
    return Service([Leaking()], kept)  # E: grounded-laundering `Leaking()`


def with_a_leaking_change() -> Service:
    return Service([], leak)  # E: grounded-laundering `leak`


def by_a_lambda() -> Service:
    return Service([], lambda page: leak(page))  # E: grounded-laundering `lambda page: leak(page)`


def by_a_variable() -> Service:
    changes = [leak]
    return Service([], changes[0])  # E: grounded-laundering `changes[0]`


def declared() -> Change:
    chosen: Change = leak  # E: grounded-laundering `leak`
    table: dict[str, Change] = {"leak": leak}  # E: grounded-laundering `leak`
    table["again"] = leak  # E: grounded-laundering `leak`
    assert chosen is not None
    return leak  # E: grounded-laundering `leak`


def by_default(change: Change = leak) -> Service:  # E: grounded-laundering `leak`
    return Service([], change)


def with_more_lines() -> Bounded:
    return Looking()  # E: grounded-laundering `Looking()`


SERVICE = Service([], leak)  # E: grounded-laundering `leak`


class Settings:
    change: Change = leak  # E: grounded-laundering `leak`

    def __init__(self) -> None:
        self.change = leak  # E: grounded-laundering `leak`


class Maker(Protocol):
    def make(self) -> Step: ...


class LeakingMaker:
    def make(self) -> Leaking:
        return Leaking()


def made(maker: Maker) -> Service:
    return Service([maker.make()], kept)


MADE = made(LeakingMaker())  # E: grounded-laundering `LeakingMaker()`


class Family(ABC):
    @abstractmethod
    def step(self) -> Step: ...


class LeakingFamily(Family):
    def step(self) -> Leaking:  # E: grounded-laundering
        return Leaking()


def register(change: Change) -> Change:
    return change


@register  # E: grounded-laundering `register`
def registered(page: Grounded[str]) -> Grounded[str]:
    seen.append(str(page))
    return page


LATER = partial(register, leak)  # E: grounded-laundering `leak`
ALL = list(map(register, [leak]))  # E: grounded-laundering `register`
REGISTER: Callable[[Callable[[Grounded[str]], Grounded[str]]], Change] = register  # E: grounded-laundering `register`
