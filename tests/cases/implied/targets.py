"""Refused: loops, managers and comprehensions write to objects of the program."""

from __future__ import annotations

from contextlib import nullcontext

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

LAST: list[str] = []


class Sink:
    def __setitem__(self, k: int, v: Grounded[str]) -> None:
        LAST.append(v.unwrap_discarding_sources())


class Field:
    def __set__(self, owner: object, v: Grounded[str]) -> None:
        LAST.append(v.unwrap_discarding_sources())

    @grounded_pure
    def __get__(self, owner: object, kind: type) -> Grounded[str]:
        return fetch("a")


class Holder:
    field = Field()


@grounded_pure
def loop(i: str) -> str:
    sink = Sink()
    for sink[0] in [fetch(i)]:  # E: grounded-laundering
        pass
    return LAST[-1]


@grounded_pure
def manager(i: str) -> str:
    sink = Sink()
    with nullcontext(fetch(i)) as sink[0]:  # E: grounded-laundering
        pass
    return LAST[-1]


@grounded_pure
def several(i: str) -> str:
    sink = Sink()
    sink[0], other = fetch(i), 1  # E: grounded-laundering
    return LAST[-other]


@grounded_pure
def descriptor(holder: Holder, i: str) -> str:
    holder.field = fetch(i)  # E: grounded-laundering
    return LAST[-1]


@grounded_pure
def descriptor_in_loop(holder: Holder, i: str) -> str:
    for holder.field in [fetch(i)]:  # E: grounded-laundering
        pass
    return LAST[-1]
