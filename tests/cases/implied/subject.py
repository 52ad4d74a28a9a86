"""Refused: match asks its subject, and the classes of its patterns."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch, strip


class Meta(type):
    def __instancecheck__(cls, instance: object) -> bool:
        return isinstance(instance, Quote) and "a" in instance.text.unwrap_discarding_sources()


class Marked(metaclass=Meta):
    pass


class Equal:
    def __eq__(self, other: object) -> bool:
        return True


class Read:
    @property
    def name(self) -> str:
        return "a"


@grounded_pure
def by_class(i: str) -> bool:
    match Quote(fetch(i)):
        case Marked():  # E: grounded-laundering
            return True
    return False


@grounded_pure
def by_value(equal: Equal) -> bool:
    match equal:
        case 1:
            return True
    return False


@grounded_pure
def by_property(read: Read) -> bool:
    match read:
        case Read(name="a"):
            return True
    return False


class ToldEqual:
    def __eq__(self, other: object) -> bool:
        return "a" in strip(fetch("a"))


class ToldRead:
    @property
    def name(self) -> str:
        return strip(fetch("a"))


@grounded_pure
def told_by_value(equal: ToldEqual) -> bool:
    match equal:  # E: grounded-laundering
        case 1:
            return True
    return False


@grounded_pure
def told_by_property(read: ToldRead) -> bool:
    match read:
        case ToldRead(name="a"):  # E: grounded-laundering
            return True
    return False
