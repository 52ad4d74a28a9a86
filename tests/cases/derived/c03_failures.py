"""Refused: failures translated on the way; a handler that refuses or raises is accepted."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


class Mine(Exception):
    pass


@grounded_pure
def number(i: str) -> Grounded[int]:
    try:
        return lift(int)(fetch(i))
    except ValueError:
        raise Mine("no number") from None


@grounded_pure
def translated(i: str) -> str:
    try:
        number(i)
    except Mine:
        return "text"  # E: grounded-laundering
    return "number"  # E: grounded-laundering


@grounded_pure
def grouped(i: str) -> bool:
    failed = False
    try:
        number(i)
    except* Mine:
        failed = True
    return failed  # E: grounded-laundering


@grounded_pure
def returned_early(i: str, early: bool) -> str:
    try:
        number(i)
    except Mine:
        if early:
            return "text"  # E: grounded-laundering
        raise
    return "number"  # E: grounded-laundering


@grounded_pure
def in_place(i: str) -> bool:
    found: list[Grounded[int]] = []
    numbers = (lift(int)(doc) for doc in [fetch(i)])
    try:
        found += numbers  # E: grounded-laundering `numbers`
    except ValueError:
        return False  # E: grounded-laundering
    return True  # E: grounded-laundering


@grounded_pure
def refused(i: str) -> Grounded[int] | None:
    try:
        return number(i)
    except Mine:
        return None
