"""Refused: a subclass that adds a special method, or widens and narrows what it overrides."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, strip


class Base:
    @grounded_pure
    def read(self, i: str) -> Grounded[str]:
        return fetch(i)

    @grounded_pure
    def show(self, doc: Grounded[str]) -> Grounded[str]:
        return doc


class Widened(Base):
    @grounded_pure
    def show(self, doc: object) -> Grounded[str]:  # E: grounded-laundering
        print(f"{doc}")
        return fetch("a")


class Unmarked(Base):
    def read(self, i: str) -> Grounded[str]:  # E: grounded-laundering
        print(strip(fetch(i)))
        return fetch(i)


class Shown(Base):
    def __str__(self) -> str:  # E: grounded-laundering
        return strip(fetch("a"))


class Kept(Base):
    @grounded_pure
    def read(self, i: str) -> Grounded[str]:
        return super().read(i).strip()


@grounded_pure
def shown(base: Base) -> str:
    return f"{base}"


@grounded_pure
def honest(base: Base, i: str) -> Grounded[str]:
    return base.show(base.read(i))
