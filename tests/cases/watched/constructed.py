"""Refused: after a look, filling an object again, or making one that others hear of; a new one is free."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Budget:
    def __init__(self, seconds: float) -> None:
        self.end = time.monotonic() + seconds

    def check(self) -> None:
        if time.monotonic() > self.end:
            raise TimeoutError

    @property
    def left(self) -> float:
        return self.end - time.monotonic()

    def start_again(self) -> None:
        self.end = time.monotonic() + 1

    def begin_again(self) -> None:
        Budget.__init__(self, 1)


class Longer(Budget):
    def __init__(self, seconds: float) -> None:
        super().__init__(seconds * 2)
        self.is_longer = True

    def refill(self) -> None:
        super().__init__(1)


class Counted:
    made: list[Counted] = []

    def __init__(self) -> None:
        self.made.append(self)


class Only:
    one: Only | None = None

    def __new__(cls) -> Only:
        return cls.one or super().__new__(cls)

    def __init__(self) -> None:
        self.is_filled = True


@contextmanager
def budget(seconds: float) -> Iterator[Budget]:
    try:
        yield Budget(seconds)
    finally:
        print("over")


@grounded_pure
def makes(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        Budget(1).check()
        Longer(1).left
        with budget(1) as left:
            left.check()
    return doc


@grounded_pure
def starts_again(doc: Grounded[str], left: Budget) -> Grounded[str]:
    if "x" in doc:
        left.start_again()  # E: grounded-laundering
    return doc


@grounded_pure
def begins_again(doc: Grounded[str], left: Budget) -> Grounded[str]:
    if "x" in doc:
        left.begin_again()  # E: grounded-laundering
    return doc


@grounded_pure
def fills_again(doc: Grounded[str], left: Budget) -> Grounded[str]:
    if "x" in doc:
        Budget.__init__(left, 1)  # E: grounded-laundering
    return doc


@grounded_pure
def refills(doc: Grounded[str], left: Longer) -> Grounded[str]:
    if "x" in doc:
        left.refill()  # E: grounded-laundering
    return doc


@grounded_pure
def counted(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        Counted()  # E: grounded-laundering
    return doc


@grounded_pure
def only(doc: Grounded[str]) -> Grounded[str]:
    if "x" in doc:
        Only()  # E: grounded-laundering
    return doc


@grounded_pure
def bound(key: str) -> bool:
    left: Budget | None = None
    if "x" in fetch(key):
        left = Budget(1)
    return left is None  # E: grounded-laundering
