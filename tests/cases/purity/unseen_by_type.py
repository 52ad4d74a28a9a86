"""Refused: code of the program that runs where no type shows that it does."""

from __future__ import annotations

import operator
import string
from collections import Counter
from typing import Any, Protocol

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch(q: str) -> str:
    """Look up a text."""
    raise NotImplementedError


def answer() -> int:
    return 1 if fetch("q").startswith("b") else 2


class Shown(Protocol):
    """Anything at all."""


class Named(Protocol):
    name: str


class Telling:
    """Every way to ask it answers with content."""

    name = "telling"

    def __init__(self) -> None:
        self.seen: list[int] = []

    @property
    def number(self) -> int:
        return answer()

    def keys(self) -> list[str]:
        return ["number"]

    def __getitem__(self, key: str) -> int:
        return answer()

    def __contains__(self, item: object) -> bool:
        return answer() == 1

    def __bytes__(self) -> bytes:
        return b"1" if answer() == 1 else b"2"

    def __str__(self) -> str:
        return str(answer())

    def __add__(self, other: int) -> int:
        return answer()


class Reading:
    """Its property alone answers with content."""

    @property
    def number(self) -> int:
        return answer()


class Failing:
    """Its property fails as content says, and answers plainly otherwise."""

    @property
    def number(self) -> int:
        if fetch("q").startswith("b"):
            raise AttributeError
        return 1


class Noting:
    """Its property is plain, and writes down that it was read."""

    def __init__(self) -> None:
        self.seen: list[int] = []

    @property
    def number(self) -> int:
        self.seen.append(1)
        return 1


class Plain:
    """Nothing of it looks at content."""

    def __init__(self, number: int) -> None:
        self.value = number

    @property
    def number(self) -> int:
        return self.value + 1

    def __str__(self) -> str:
        return f"plain {self.value}"


@grounded_pure
def by_name() -> object:
    return getattr(Reading(), "number")  # E: grounded-laundering


@grounded_pure
def by_name_or_else() -> object:
    return getattr(Failing(), "number", 0)  # E: grounded-laundering


@grounded_pure
def by_names() -> object:
    return list(map(getattr, [Reading()], ["number"]))  # E: grounded-laundering


@grounded_pure
def by_function() -> bool:
    return operator.contains(Telling(), 1)  # E: grounded-laundering


@grounded_pure
def by_key_of_a_template() -> str:
    return "%(number)s" % Telling()  # E: grounded-laundering


@grounded_pure
def by_bytes() -> bytes:
    return b"%s" % Telling()  # E: grounded-laundering


@grounded_pure
def by_array() -> bytes:
    return bytearray(b"%b") % (Telling(),)  # E: grounded-laundering


@grounded_pure
def by_count() -> int:
    return Counter({1: Telling()})[1] + 1  # E: grounded-laundering


@grounded_pure
def by_any() -> int:
    anything: Any = Reading()  # E: grounded-laundering
    number: int = anything.number
    return number


@grounded_pure
def noted_by_any() -> Grounded[str]:
    noting = Noting()
    anything: Any = noting  # E: grounded-laundering
    text = fetch("q")
    if text.startswith("b"):
        anything.number  # E: grounded-laundering
    return text


@grounded_pure
def by_protocol() -> str:
    shown: Shown = Telling()  # E: grounded-laundering
    return str(shown)


@grounded_pure
def by_protocol_with_a_field() -> str:
    named: Named = Telling()  # E: grounded-laundering
    return f"{named}"


@grounded_pure
def by_lambda() -> str:
    found = (lambda **given: given["a"])(a=Telling())  # E: grounded-laundering
    return str(found)


@grounded_pure
def by_formatter() -> int:
    found = string.Formatter().get_field("0", (Reading(),), {})[0]  # E: grounded-laundering
    number: int = found.number
    return number


@grounded_pure
def plainly() -> str:
    plain = Plain(1)
    anything: Any = plain
    shown: Shown = plain
    number = getattr(plain, "number")
    return f"{shown} {anything.number} {number} {Counter({1: 2})[1]}" + "%s" % plain
