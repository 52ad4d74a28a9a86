"""Refused: the text of a bound method, and what it equals, show the object that it belongs to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass
class Record:
    page: Grounded[str]

    def name(self) -> str:
        return "record"


def shown(thing: object) -> str:
    return str(thing)


@grounded_pure
def of_content(i: str) -> str:
    return str(fetch(i).sources)  # E: grounded-laundering


@grounded_pure
def of_a_record(i: str) -> str:
    return repr(Record(fetch(i)).name)  # E: grounded-laundering


@grounded_pure
def in_a_template(i: str) -> str:
    return f"{Record(fetch(i)).name}"  # E: grounded-laundering


@grounded_pure
def formatted(i: str) -> str:
    return "%s" % Record(fetch(i)).name  # E: grounded-laundering


@grounded_pure
def by_a_variable(i: str) -> str:
    read: Callable[[], str] = Record(fetch(i)).name
    return str(read)  # E: grounded-laundering


@grounded_pure
def by_a_helper(i: str) -> str:
    return shown(Record(fetch(i)).name)  # E: grounded-laundering


@grounded_pure
def by_a_partial(i: str) -> str:
    return str(partial(Record(fetch(i)).name))  # E: grounded-laundering


@grounded_pure
def compared(i: str) -> str:
    page, other = fetch(i), fetch("b")
    chosen = other if page.startswith("a") else page
    if chosen.sources == page.sources:
        return "the same"  # E: grounded-laundering
    return "another"  # E: grounded-laundering
