"""Refused: what implements a protocol without its members' marks."""

from __future__ import annotations

from typing import Protocol, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, strip


class Reader(Protocol):
    @grounded_pure
    def read(self, i: str) -> Grounded[str]: ...


R = TypeVar("R", bound=Reader)


class Leaky:
    def read(self, i: str) -> Grounded[str]:
        print(strip(fetch(i)))
        return fetch(i)


class Honest:
    @grounded_pure
    def read(self, i: str) -> Grounded[str]:
        return fetch(i)


@grounded_pure
def through(reader: R, i: str) -> Grounded[str]:
    return reader.read(i)


@grounded_pure
def by_class(made: type[Reader], i: str) -> type[Reader]:
    return made


@grounded_pure
def leaked(i: str) -> Grounded[str]:
    return through(Leaky(), i)  # E: grounded-laundering


@grounded_pure
def leaked_by_class(i: str) -> type[Reader]:
    return by_class(Leaky, i)  # E: grounded-laundering


@grounded_pure
def honest(i: str) -> Grounded[str]:
    return through(Honest(), i)
