"""Refused: a text or a number of one document is shown beside the sources of another one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from pathlib import PurePosixPath

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, retrieval, tool
from prelude import fetch, fetch_int, fetch_record, texts


@tool(uses=retrieval)
def path(i: str) -> PurePosixPath:
    return ground(PurePosixPath(i), source=i)


@tool(uses=retrieval)
def day(i: str) -> date:
    return ground(date(2024, 5, 1), source=i)


def head(text: Grounded[str]) -> str:
    return str(text[:4])


def other_head(text: Grounded[str]) -> str:
    return str(fetch("b")[:4]) if text else ""


CACHE: dict[str, Grounded[str]] = {}


def cached(text: Grounded[str]) -> str:
    return str(CACHE["b"]) if text else ""


@dataclass
class Desk:
    page: Grounded[str]

    def line(self, text: Grounded[str]) -> str:
        return str(self.page) if text else ""


@grounded_pure
def of_an_object(i: str) -> Grounded[str]:
    name = str(path("b"))  # E: grounded-laundering[argument] `path("b")`
    return interpolate("{}: {}", fetch(i), name)


@grounded_pure
def of_a_record(i: str) -> Grounded[str]:
    name = repr(fetch_record("b"))  # E: grounded-laundering[argument] `fetch_record("b")`
    return interpolate("{}: {}", fetch(i), name)


@grounded_pure
def of_a_date(i: str) -> Grounded[str]:
    name = f"{day('b')}"  # E: grounded-laundering[interpolation] `day('b')`
    return interpolate("{}: {}", fetch(i), name)


@grounded_pure
def of_a_number(i: str) -> Grounded[str]:
    number = str(fetch_int("b"))  # E: grounded-laundering[argument] `fetch_int("b")`
    return interpolate("{}: {}", fetch(i), number)


@grounded_pure
def of_a_field(i: str) -> Grounded[str]:
    year = int(fetch_record("b").year)  # E: grounded-laundering
    return interpolate("{}: {}", fetch(i), year)


@grounded_pure
def of_several(i: str) -> Grounded[str]:
    law, case = fetch(i), fetch("b")
    both = "{} {}".format(law, case)  # E: grounded-laundering[interpolation] `case`
    return interpolate("{}: {}", law, both)


@grounded_pure
def replaced(i: str) -> Grounded[str]:
    law, case = fetch(i), fetch("b")
    both = "a b".replace(law, case)  # E: grounded-laundering[argument] `case`
    return interpolate("{}: {}", law, both)


@grounded_pure
def of_a_helper_that_retrieves(i: str) -> Grounded[str]:
    law = fetch(i)
    return interpolate("{}: {}", law, other_head(law))  # E: grounded-laundering


@grounded_pure
def of_a_helper_with_a_cache(i: str) -> Grounded[str]:
    law = fetch(i)
    return interpolate("{}: {}", law, cached(law))  # E: grounded-laundering


@grounded_pure
def of_a_method(i: str) -> Grounded[str]:
    law = fetch(i)
    return interpolate("{}: {}", law, Desk(fetch("b")).line(law))  # E: grounded-laundering


@grounded_pure
def bound_anew(i: str) -> Grounded[str]:
    law = fetch("b")
    name = str(law)  # E: grounded-laundering[argument] `law`
    law = fetch(i)
    return interpolate("{}: {}", law, name)


@grounded_pure
def of_the_one_before(i: str) -> list[Grounded[str]]:
    found, name = [], ""
    for law in texts(i):
        found.append(interpolate("{}: {}", law, name))
        name = head(law)  # E: grounded-laundering
    return found


@grounded_pure
def of_the_one_before_last(i: str) -> list[Grounded[str]]:
    found, name = [], str(len(fetch(i)))
    for law in texts(i):
        found.append(interpolate("{}: {}", law, name))
        name = head(law)  # E: grounded-laundering
    return found


@grounded_pure
def what_failed_before(i: str) -> Grounded[str]:
    law = fetch("b")
    try:
        int(law)
    except ValueError as error:
        law = fetch(i)
        return interpolate("{}: {}", law, str(error))  # E: grounded-laundering
    return law


@grounded_pure
def kept(i: str) -> list[Grounded[str]]:
    """What stands beside the sources that it has."""
    law, record = fetch(i), fetch_record("b")
    name = str(law)
    return [
        interpolate("{}: {}", law, name),
        interpolate("{}: {}", law, head(law)),
        interpolate("{} {}", record.title, "*" * int(record.year * 2)),
        *(interpolate("{}: {}", text, head(text)) for text in texts(i)),
    ]
