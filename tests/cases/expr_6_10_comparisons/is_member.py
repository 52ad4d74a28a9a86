"""Refused: identity of a grounded value with a member, which is never the same object."""

from __future__ import annotations

from enum import Enum

from corvid_runtime import Grounded, grounded_pure


class Grade(Enum):
    LOW = 1
    HIGH = 2


@grounded_pure
def lost_not_low(pages: list[Grounded[str]], grade: Grounded[Grade]) -> list[Grounded[str]]:
    return [page for page in pages if grade is not Grade.LOW]  # E: grounded-laundering


@grounded_pure
def lost_optional(page: Grounded[str], grade: Grounded[Grade] | None) -> Grounded[str] | None:
    if Grade.LOW is not grade:  # E: grounded-laundering
        return None
    return page


@grounded_pure
def lost_in_a_helper(page: Grounded[str], grade: Grounded[Grade]) -> Grounded[str] | None:
    return page if _is_low(grade) else None  # E: grounded-laundering


def _is_low(grade: Grounded[Grade]) -> bool:
    return bool(Grade.LOW is grade)  # E: comparison-overlap


@grounded_pure
def kept(pages: list[Grounded[str]], grade: Grounded[Grade]) -> list[Grounded[str]]:
    return [page for page in pages if grade != Grade.LOW]


@grounded_pure
def kept_presence(page: Grounded[str], grade: Grounded[Grade] | None) -> Grounded[str] | None:
    return page if grade is not None else None


@grounded_pure
def kept_plain(page: Grounded[str], grade: Grade) -> Grounded[str] | None:
    return page if grade is Grade.LOW else None
