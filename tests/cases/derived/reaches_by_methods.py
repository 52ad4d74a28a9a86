"""Refused: helpers that reach what an object holds by its methods, marked or not."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, agent, grounded_pure, lift
from prelude import fetch


@dataclass
class Desk:
    doc: Grounded[str]
    n: int = 0

    @lift
    def size(self) -> int:
        return len(self.doc)

    @agent
    def agent(self) -> int:
        return len(self.doc)  # N: grounded-coercion

    @grounded_pure
    def pure(self) -> int:
        return self.n

    def __len__(self) -> int:
        return len(self.doc)

    def __bool__(self) -> bool:
        return bool(self.doc)

    def mine(self) -> int:
        return len(self)

    def truth(self) -> int:
        return 1 if self else 2

    def iterated(self) -> int:
        return sum(1 for _ in self.chars())

    def chars(self) -> list[Grounded[str]]:
        return [self.doc]


def f1(desk: Desk) -> int:
    return desk.size()


def f4(desk: Desk) -> int:
    return desk.agent()


def f5(desk: Desk) -> int:
    return desk.pure()


def f6(desk: Desk) -> int:
    return desk.mine()


def f7(desk: Desk) -> int:
    return desk.truth()


def f8(desk: Desk) -> int:
    return desk.iterated()


def f9(desk: Desk) -> int:
    return f1(desk)


@grounded_pure
def launder_1(i: str) -> int:
    return f1(Desk(fetch(i)))  # E: grounded-laundering


@grounded_pure
def launder_4(i: str) -> int:
    return f4(Desk(fetch(i)))  # E: grounded-laundering


@grounded_pure
def honest_1(i: str) -> int:
    return f5(Desk(fetch(i)))


@grounded_pure
def launder_6(i: str) -> int:
    return f6(Desk(fetch(i)))  # E: grounded-laundering


@grounded_pure
def launder_7(i: str) -> int:
    return f7(Desk(fetch(i)))  # E: grounded-laundering


@grounded_pure
def launder_9(i: str) -> int:
    return f9(Desk(fetch(i)))  # E: grounded-laundering


@grounded_pure
def launder_10(desk: Desk) -> int:
    return desk.size()  # E: grounded-laundering


@grounded_pure
def launder_12(i: str) -> Grounded[str]:
    doc = fetch(i)
    try:
        f1(Desk(doc))
    except ValueError:
        SEEN.append(1)  # E: grounded-laundering
    return doc


SEEN: list[int] = []
