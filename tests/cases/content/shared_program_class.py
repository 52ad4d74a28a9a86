"""Accepted: a class whose code is vouched for may be retrieved and used."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure, lift, retrieval, tool


class Amount:
    def __init__(self, cents: int) -> None:
        self.cents = cents

    @lift
    def __add__(self, other: int) -> int:
        return self.cents + other

    @lift
    def __lt__(self, other: int) -> bool:
        return self.cents < other

    @lift
    def __getitem__(self, key: int) -> int:
        return self.cents

    @lift
    def rounded(self) -> int:
        return self.cents // 100


@tool(uses=retrieval)
def fetch_amount(i: str) -> Amount:
    return Amount(len(i))


@agent
@grounded_pure
def answer(i: str) -> Grounded[int]:
    amount = fetch_amount(i)
    assert_type(amount < 3, Grounded[bool])
    return amount + 1 + amount.rounded() + amount[0] + amount.cents
