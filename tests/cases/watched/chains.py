"""Refused: in a chain of comparisons an operand is evaluated where those before it hold."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def bound(doc: Grounded[str]) -> int:
    x = 0
    1 < 2 < len(doc) < (x := 5)
    return x  # E: grounded-laundering


@grounded_pure
def bound_last(doc: Grounded[str]) -> int:
    x = 0
    if 0 < 1 < 2 < len(doc) < 9 < (x := 20):
        pass
    return x  # E: grounded-laundering


@grounded_pure
def drawn(doc: Grounded[str], numbers: list[int]) -> int:
    0 < 1 < len(doc) < numbers.pop()  # E: grounded-laundering
    return len(numbers)


@grounded_pure
def one_object(name: str, number: int) -> bool:
    made = name + str(number)
    return "a" < name < "z" is made  # E: grounded-laundering


@grounded_pure
def answered(doc: Grounded[str], size: int) -> bool:
    return 0 < size < 9 < len(doc)  # E: grounded-laundering
