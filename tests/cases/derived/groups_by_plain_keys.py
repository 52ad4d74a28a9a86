"""Refused: plain keys that a function makes of content for a generic helper, but not its groups."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from corvid_runtime import Grounded, grounded_pure, join
from prelude import fetch

T = TypeVar("T")
K = TypeVar("K", bound=Hashable)


def group_by(items: Iterable[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    groups: dict[K, list[T]] = {}
    for item in items:
        groups.setdefault(key(item), []).append(item)
    return groups


def checked(key: Callable[[T], int], item: T) -> T:
    found = key(item)
    if found > 5:
        raise ValueError(f"{found} are too many")
    return item


def beside(key: Callable[[Grounded[str]], str], text: Grounded[str]) -> Grounded[str]:
    return fetch("b") + key(text)


def sender(mail: Grounded[str]) -> str:
    return str(mail.split()[0])


def size(mail: Grounded[str]) -> int:
    return len(mail)


@grounded_pure
def grouped(ids: list[str]) -> list[Grounded[str]]:
    mails = [fetch(i) for i in ids]
    return [join("\n", each) for each in group_by(mails, sender).values()]


@grounded_pure
def named(ids: list[str]) -> list[str]:
    return [*group_by([fetch(i) for i in ids], sender)]  # E: grounded-laundering[argument] `sender`


@grounded_pure
def failing(i: str) -> Grounded[str]:
    return checked(size, fetch(i))  # E: grounded-laundering


@grounded_pure
def put_beside(i: str) -> Grounded[str]:
    return beside(sender, fetch(i))  # E: grounded-laundering[argument] `sender`
