"""Refused: what content decides of ``_`` is read again."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def counted(doc: Grounded[str]) -> int:
    _ = len(doc)
    return int(_)  # E: grounded-laundering


@grounded_pure
def decided(doc: Grounded[str]) -> int:
    _ = 0
    if "bee" in doc:
        _ = 1
    return int(_)  # E: grounded-laundering


@grounded_pure
def declared(doc: Grounded[str]) -> int:
    _: int = 0
    if "bee" in doc:
        _ = 1
    return _  # E: grounded-laundering


@grounded_pure
def of_a_parameter(_: int, doc: Grounded[str]) -> int:
    if "bee" in doc:
        _ = 1
    return _  # E: grounded-laundering


@grounded_pure
def bound_by_a_walrus(doc: Grounded[str]) -> int:
    _ = 1
    if "bee" in doc and (_ := 2):
        pass
    return int(_)  # E: grounded-laundering


@grounded_pure
def bound_by_a_loop(doc: Grounded[str]) -> int:
    _ = 1
    if "bee" in doc:
        for _ in range(3):
            pass
    return int(_)  # E: grounded-laundering


@grounded_pure
def in_a_comprehension(doc: Grounded[str]) -> list[int]:
    _ = len(doc)
    return [int(_) for number in range(3)]  # E: grounded-laundering


@grounded_pure
def unpacked(doc: Grounded[str]) -> int:
    _, number = len(doc), 1
    return number + int(_)  # E: grounded-laundering


@grounded_pure
def says_where(doc: Grounded[str], numbers: list[int]) -> None:
    _, numbers[_] = len(doc), 5  # E: grounded-laundering


@grounded_pure
def says_where_inside(doc: Grounded[str], numbers: list[int]) -> None:
    _, (number, numbers[_]) = len(doc), (4, 5)  # E: grounded-laundering


def _(doc: Grounded[str]) -> bool:
    return "bee" in doc


@grounded_pure
def a_function(doc: Grounded[str]) -> bool:
    asked: Callable[[Grounded[str]], bool] = _
    return asked(doc)  # E: grounded-laundering
