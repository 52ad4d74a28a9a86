"""Refused: what fills in a marked protocol by operators, joins, class objects, tests and mixins."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Generator
from functools import partial
from typing import Protocol, TypeVar, runtime_checkable

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

seen: list[str] = []


@runtime_checkable
class Step(Protocol):
    @grounded_pure
    def apply(self, page: Grounded[str], /) -> Grounded[str]: ...


class Leaking:
    def apply(self, page: Grounded[str]) -> Grounded[str]:
        seen.append(str(page))
        return page


class Kept:
    def apply(self, page: Grounded[str]) -> Grounded[str]:
        return page


class Static:
    @staticmethod
    def apply(page: Grounded[str], /) -> Grounded[str]:
        seen.append(str(page))
        return page


@grounded_pure
def run(step: Step, i: str) -> Grounded[str]:
    return step.apply(fetch(i))


class Running:
    @grounded_pure
    def run(self: Step, i: str) -> Grounded[str]:
        return self.apply(fetch(i))


class LeakingRun(Running):
    def apply(self, page: Grounded[str]) -> Grounded[str]:  # E: grounded-laundering
        seen.append(str(page))
        return page


class Steps:
    def __init__(self) -> None:
        self.steps: list[Step] = []

    def __lshift__(self, step: Step) -> Steps:
        self.steps.append(step)
        return self

    def __iadd__(self, step: Step) -> Steps:
        self.steps.append(step)
        return self

    def __contains__(self, step: Step) -> bool:
        self.steps.append(step)
        return True

    def __getitem__(self, step: Step) -> int:
        self.steps.append(step)
        return 1


def by_operators(steps: Steps) -> None:
    steps << Leaking()  # E: grounded-laundering `Leaking()`
    steps += Leaking()  # E: grounded-laundering `Leaking()`
    print(Leaking() in steps)  # E: grounded-laundering `Leaking()`
    print(steps[Leaking()])  # E: grounded-laundering `Leaking()`


def by_joins(step: Step | None, other: Step, i: str) -> list[Grounded[str]]:
    chosen = step or Leaking()  # E: grounded-laundering `Leaking()`
    either = step if step is not None else Leaking()  # E: grounded-laundering `Leaking()`
    found = [run(each, i) for each in (other, Leaking())]  # E: grounded-laundering `(other, Leaking())`
    several = {other, Leaking()}  # E: grounded-laundering `Leaking()`
    return [*found, run(chosen, i), run(either, i), *[run(each, i) for each in several]]


def by_class_objects(i: str) -> Grounded[str]:
    return run(Static, i)  # E: grounded-laundering `Static`


def by_callables() -> Callable[[], Step]:
    table: defaultdict[str, Step] = defaultdict(Leaking)  # E: grounded-laundering
    assert table is not None
    return partial(Leaking)  # E: grounded-laundering `partial(Leaking)`


def by_tests(thing: object, i: str) -> Grounded[str]:
    if isinstance(thing, Step):  # E: grounded-laundering `thing`
        return run(thing, i)
    match thing:  # E: grounded-laundering `thing`
        case Step():
            return run(thing, i)
    return fetch(i)


@grounded_pure
def tested_in_a_proof(thing: object, i: str) -> Grounded[str]:
    if isinstance(thing, Step):  # E: grounded-laundering
        return run(thing, i)
    return fetch(i)


class Base(ABC):
    @abstractmethod
    @grounded_pure
    def apply(self, page: Grounded[str]) -> Grounded[str]: ...


Base.register(Leaking)  # E: grounded-laundering


class Holder:
    step: Step = Kept()


class LeakingHolder(Holder):  # E: grounded-laundering
    step = Leaking()


StepT = TypeVar("StepT", bound=Step)


def register(made: type[StepT]) -> type[StepT]:
    return made


@register  # E: grounded-laundering `register`
class Registered:
    def apply(self, page: Grounded[str], /) -> Grounded[str]:
        seen.append(str(page))
        return page


class Keyed:
    step: Step

    def __init_subclass__(cls, step: Step) -> None:
        cls.step = step


class LeakingKeyed(Keyed, step=Leaking()):  # E: grounded-laundering `Leaking()`
    pass


def running() -> Generator[int, Step, None]:
    step = yield 0
    print(run(step, "a"))


def sent() -> Generator[int, Leaking, None]:
    return running()  # E: grounded-laundering `running()`
