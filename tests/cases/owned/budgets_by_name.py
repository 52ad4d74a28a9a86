"""Refused: what a helper that changes an object gives of it; accepted: a new list of values."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Budget:
    def __init__(self, tokens: int) -> None:
        self.tokens = tokens
        self.spent = 0
        self.kept: list[Grounded[str]] = []

    def fits(self, text: Grounded[str]) -> bool:
        return self.spent + len(text) <= self.tokens

    def charge(self, text: Grounded[str]) -> None:
        self.spent += len(text)


class Bag(list[Grounded[str]]):
    def __init__(self) -> None:
        super().__init__()
        self.spent = 0


def pack(texts: list[Grounded[str]], budget: Budget) -> list[Grounded[str]]:
    packed: list[Grounded[str]] = []
    for text in texts:
        if not budget.fits(text):
            continue
        budget.charge(text)
        packed.append(text)
    return packed


def keep(texts: list[Grounded[str]], budget: Budget) -> list[Grounded[str]]:
    for text in texts:
        budget.charge(text)
    return budget.kept


def fill(texts: list[Grounded[str]], bag: Bag) -> list[Grounded[str]]:
    for text in texts:
        bag.spent += len(text)
    return bag


def spent(texts: list[Grounded[str]], budget: Budget) -> list[int]:
    for text in texts:
        budget.charge(text)
    return [budget.spent]


@grounded_pure
def packed_by_name(ids: list[str]) -> list[Grounded[str]]:
    budget = Budget(20)
    first = pack([fetch(i) for i in ids], budget)
    return first + pack([fetch("b")], budget)


@grounded_pure
def kept_by_name(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    budget = Budget(20)
    return keep(texts, budget)  # E: grounded-laundering


@grounded_pure
def filled_by_name(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    bag = Bag()
    return fill(texts, bag)  # E: grounded-laundering


@grounded_pure
def spent_by_name(texts: list[Grounded[str]]) -> list[int]:
    budget = Budget(20)
    return spent(texts, budget)  # E: grounded-laundering


@grounded_pure
def passed(texts: list[Grounded[str]], budget: Budget) -> list[Grounded[str]]:
    return pack(texts, budget)  # E: grounded-laundering
