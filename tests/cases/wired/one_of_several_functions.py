"""Refused: a function's type is that of the first one, where others may stand as well."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Step(Protocol):
    """What a pipeline runs."""

    @grounded_pure
    def __call__(self, text: Grounded[str], /) -> int: ...


def zero(text: Grounded[str]) -> int:
    """Tells nothing."""
    return 0


def size(text: Grounded[str]) -> int:
    """Tells how long the text is."""
    return len(text)


@grounded_pure
def run(step: Step) -> int:
    """Runs one."""
    return step(fetch("a"))


@grounded_pure
def run_all(steps: Sequence[Step]) -> int:
    """Runs several."""
    return sum(step(fetch("a")) for step in steps)


@grounded_pure
def run_named(steps: Mapping[str, Step]) -> int:
    """Runs those of a table."""
    return sum(step(fetch("a")) for step in steps.values())


def in_a_tuple() -> int:
    """The second one tells."""
    return run_all((zero, size))  # E: grounded-laundering


def appended() -> int:
    """The list has the type of its first item."""
    steps = [zero]
    steps.append(size)
    return run_all(steps)  # E: grounded-laundering


def set_by_key() -> int:
    """So has a dictionary."""
    steps = {"a": zero}
    steps["b"] = size
    return run_named(steps)  # E: grounded-laundering


def added_up() -> int:
    """So has what two lists are together."""
    return run_all([zero] + [size])  # E: grounded-laundering


def chosen(is_long: bool) -> int:
    """So has what one of two is bound to."""
    step = size if is_long else zero
    other = zero if is_long else size
    return run(step) + run(other)  # E: grounded-laundering  # E: grounded-laundering


def looped() -> int:
    """So has what a loop binds."""
    return sum(run(step) for step in (zero, size))  # E: grounded-laundering


class Desk:
    """Its fields have the types of what is put there first."""

    def __init__(self) -> None:
        self.step = zero
        self.steps = [zero]

    def change(self) -> None:
        """Something else of the same type."""
        self.step = size
        self.steps.append(size)

    def ask(self) -> int:
        """Runs what is there now."""
        return run(self.step) + run_all(self.steps)  # E: grounded-laundering  # E: grounded-laundering


F = TypeVar("F", bound=Callable[[Grounded[str]], int])
STEPS: dict[str, Step] = {}


def register(function: F) -> F:
    """Takes any function of the type."""
    STEPS["a"] = function  # E: grounded-laundering
    return function


def registered() -> None:
    """Sets keep what they hash."""
    steps: set[Step] = set()
    steps.add(size)  # E: grounded-laundering
    steps = {each for each in [size]}  # E: grounded-laundering
    keyed: dict[Step, int] = {}
    keyed[size] = 1  # E: grounded-laundering
    keyed = {each: 1 for each in [size]}  # E: grounded-laundering
    print(steps, keyed)


def put_by_functions(listed: list[Step]) -> None:
    """A function of the library gets both, and puts one into the other."""
    list.append(listed, size)  # E: grounded-laundering
    operator.setitem(listed, 0, size)  # E: grounded-laundering
    listed.insert(0, size)  # E: grounded-laundering
    list.append(listed, zero)
    operator.setitem(listed, 0, listed[1])
    print([*map(run, listed)], [*zip(listed, [size])])


@grounded_pure
def inside(is_long: bool) -> int:
    """In a proof as well."""
    steps = [zero]
    steps.append(size)
    return run_all(steps)  # E: grounded-laundering  # E: grounded-laundering
