"""Refused: reading an attribute runs code, and the type of the attribute does not show it."""

from __future__ import annotations

import functools
import operator
from contextlib import nullcontext
from typing import Any, cast

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Base:
    def __init__(self, doc: Grounded[str]) -> None:
        self.doc = doc

    def __len__(self) -> int:
        return 1 if self.doc == "bees" else 0

    @property
    def bare(self) -> str:
        return self.doc.unwrap_discarding_sources()


class Read:
    def __get__(self, owner: Base, kind: object = None) -> str:
        return owner.doc.unwrap_discarding_sources()


def made() -> Any:
    return Base.bare


class lazy(functools.cached_property[str]):
    pass


class Page(Base):
    second = Base.bare
    first, third = Read(), 1
    declared: object = Read()
    either: Read | int = Read()
    counted = functools.cached_property(len)
    asked = property(operator.attrgetter("bare"))
    for drawn in [Base.bare]:
        pass
    with nullcontext(Base.bare) as entered:
        pass
    inside = [(walked := Base.bare)]
    anything = made()
    number = cast(int, Base.bare)
    match [Base.bare, Base.bare, Base.bare], {"a": Base.bare}:
        case [matched, *_], {"a": keyed}:
            pass

    @property
    def bare(self) -> str:
        return super().bare

    @lazy
    def late(self) -> str:
        return self.doc.unwrap_discarding_sources()


@grounded_pure
def by_super(key: str) -> str:
    return Page(fetch(key)).bare  # E: grounded-laundering


@grounded_pure
def by_a_second_name(key: str) -> object:
    return Page(fetch(key)).second  # E: grounded-laundering


@grounded_pure
def by_two_names(key: str) -> object:
    return Page(fetch(key)).first  # E: grounded-laundering


@grounded_pure
def declared_as_object(key: str) -> object:
    return Page(fetch(key)).declared  # E: grounded-laundering


@grounded_pure
def declared_as_either(key: str) -> object:
    return Page(fetch(key)).either  # E: grounded-laundering


@grounded_pure
def of_a_library_function(key: str) -> int:
    return Page(fetch(key)).counted  # E: grounded-laundering


@grounded_pure
def of_an_object_that_is_called(key: str) -> object:
    return Page(fetch(key)).asked  # E: grounded-laundering


@grounded_pure
def bound_by_a_loop(key: str) -> object:
    return Page(fetch(key)).drawn  # E: grounded-laundering


@grounded_pure
def bound_by_a_manager(key: str) -> object:
    return Page(fetch(key)).entered  # E: grounded-laundering


@grounded_pure
def bound_inside(key: str) -> object:
    return Page(fetch(key)).walked  # E: grounded-laundering


@grounded_pure
def made_by_a_function(key: str) -> object:
    return Page(fetch(key)).anything  # E: grounded-laundering


@grounded_pure
def said_to_be_a_number(key: str) -> int:
    return Page(fetch(key)).number  # E: grounded-laundering


@grounded_pure
def bound_by_a_pattern(key: str) -> object:
    return Page(fetch(key)).matched  # E: grounded-laundering


@grounded_pure
def bound_under_a_key(key: str) -> object:
    return Page(fetch(key)).keyed  # E: grounded-laundering


@grounded_pure
def of_a_subclass(key: str) -> str:
    return Page(fetch(key)).late  # E: grounded-laundering
