"""Refused: a list that was written several times over, where others have it, or what it holds."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift

Texts = list[Grounded[str]]


@dataclass
class Flag:
    is_set: bool = False


@grounded_pure
def returned(texts: Texts) -> list[bool]:
    seen = [False] * 3
    for text in texts:
        if len(text) > 3:
            seen[0] = True
    return seen  # E: grounded-laundering


@grounded_pure
def of_others(texts: Texts, flags: list[bool]) -> Texts:
    both = flags * 2
    for text in texts:
        if len(text) > 3:
            flags[0] = True  # E: grounded-laundering
            both[0] = True  # E: grounded-laundering
    return texts


@grounded_pure
def rows_of_others(texts: Texts, row: list[int]) -> Texts:
    rows = [row] * 2
    for text in texts:
        if len(text) > 3:
            rows[0][0] = 1  # E: grounded-laundering
    return texts


@grounded_pure
def rows_of_one(texts: Texts) -> list[int]:
    row = [0]
    rows = [row] * 2
    for text in texts:
        if len(text) > 3:
            rows[0][0] = 1  # E: grounded-laundering
    return row


@grounded_pure
def rows_in_a_row(texts: Texts) -> list[int]:
    row = [0]
    rows = [[row] * 2 for _ in texts]
    for text in texts:
        if len(text) > 3:
            rows[0][0][0] = 1  # E: grounded-laundering
    return row


@grounded_pure
def objects(texts: Texts, flag: Flag) -> Texts:
    flags = [flag] * 2
    for text in texts:
        if len(text) > 3:
            flags[0].is_set = True  # E: grounded-laundering
    return texts


@grounded_pure
def objects_of_one(texts: Texts) -> bool:
    flag = Flag()
    flags = [flag] * 2
    for text in texts:
        if len(text) > 3:
            flags[0].is_set = True  # E: grounded-laundering
    return flag.is_set


@grounded_pure
def stored(texts: Texts, kept: list[list[bool]]) -> Texts:
    seen = [False] * 3
    kept.append(seen)
    for text in texts:
        if len(text) > 3:
            seen[0] = True  # E: grounded-laundering
    return texts


@grounded_pure
def as_often_as_content_says(text: Grounded[str]) -> int:
    seen = [False] * len(text)
    return len(seen)  # E: grounded-laundering


@grounded_pure
def counted(texts: Texts) -> int:
    seen = [False] * 3
    for text in texts:
        if lift(len)(text) > 3:
            seen.append(True)
    return len(seen)  # E: grounded-laundering


@grounded_pure
def chosen(texts: Texts, row: list[int], other: list[int]) -> list[int]:
    rows = [row if len(texts[0]) > 3 else other] * 2
    return rows[0]  # E: grounded-laundering


class Odd(int):
    def __rmul__(self, items: list[bool]) -> list[bool]:  # type: ignore[override]  # E: grounded-laundering
        return SHARED


class Squared(int):
    def __mul__(self, other: int) -> int:
        return int(self) * int(self) * other


SHARED: list[bool] = [False]


@grounded_pure
def multiplied(texts: Texts, times: Odd) -> Texts:
    seen = [False] * times
    for text in texts:
        if len(text) > 3:
            seen[0] = True  # E: grounded-laundering
    return texts
