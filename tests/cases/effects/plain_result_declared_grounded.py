"""Refused: what is computed plainly from grounded content, where something grounded is declared."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch, fetch_int, helper, keep


@agent
def variable(i: str) -> Grounded[str]:
    text: Grounded[str] = helper(fetch(i))  # E: assignment  # N: grounded-coercion
    return text


@agent
def operation(i: str) -> Grounded[float]:
    number: Grounded[float] = 1.5 + fetch_int(i)  # E: assignment  # N: grounded-coercion
    return number


@agent
def argument(i: str) -> Grounded[str]:
    return keep(helper(fetch(i)))  # E: arg-type  # N: grounded-coercion


@agent
def element(i: str) -> list[Grounded[str]]:
    found: list[Grounded[str]] = [helper(fetch(i))]  # E: list-item  # N: grounded-coercion
    return found


@agent
def nested(i: str) -> Grounded[str]:
    def inner() -> Grounded[str]:
        return helper(fetch(i))  # E: return-value  # N: grounded-coercion

    return inner()


@agent
def unrelated(i: str) -> None:
    number: int = helper(fetch(i))  # E: assignment  # N: grounded-coercion
