"""Refused: a descriptor runs program code, which may unwrap."""

from __future__ import annotations

from corvid_runtime import grounded_pure
from prelude import fetch, strip


class Field:
    def __get__(self, instance: object, owner: type | None = None) -> str:
        return "read"


class Holder:
    name = Field()


@grounded_pure
def answer(holder: Holder) -> str:
    return holder.name


class Stripped:
    def __get__(self, instance: object, owner: type | None = None) -> str:
        return strip(fetch("a"))


class Told:
    name = Stripped()


@grounded_pure
def told(found: Told) -> str:
    return found.name  # E: grounded-laundering
