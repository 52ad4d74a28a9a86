"""Refused: a text that lost its sources becomes a part of one that has others."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, interpolate, join, lift
from prelude import fetch, summarize


@grounded_pure
def added(i: str) -> Grounded[str]:
    """What the second document says is not known to be its own."""
    law, case = fetch(i), fetch("b")
    return law + f" (since {case})"  # E: grounded-laundering[interpolation] `case`


@grounded_pure
def before(i: str) -> Grounded[str]:
    """On the other side."""
    law, case = fetch(i), fetch("b")
    head = f"{case}: "  # E: grounded-laundering
    return head + law


@grounded_pure
def filled(i: str) -> Grounded[str]:
    """As a plain text."""
    law, case = fetch(i), fetch("b")
    return interpolate("{}: {}", law, str(case))  # E: grounded-laundering[argument] `case`


@grounded_pure
def asked(i: str) -> Grounded[str]:
    """In a question."""
    law, case = fetch(i), fetch("b")
    return summarize(law + "%s" % case)  # E: grounded-laundering


@grounded_pure
def replaced(i: str) -> Grounded[str]:
    """By a method."""
    law, case = fetch(i), fetch("b")
    return law.replace("CASE", str(case))  # E: grounded-laundering[argument] `case`


@grounded_pure
def priced(i: str) -> Grounded[str]:
    """A number is said as well."""
    law, price = fetch(i), lift(int)(fetch("b"))
    return law + f" costs {price}"  # E: grounded-laundering[interpolation] `price`


@grounded_pure
def kept(i: str) -> Grounded[str]:
    """Its own text again, how long it is, and what keeps its sources."""
    law, case = fetch(i), fetch("b")
    line = law + f" ({law})"
    cut = law[: len(case)] + "." * len(case)
    return join(" ", [line, cut, interpolate("since {}", case), law + " " + case])


def word(text: Grounded[str]) -> str:
    """A text of its own, without the sources."""
    return max(set(text.split()))


def words(text: Grounded[str]) -> set[str]:
    """Several."""
    return set(text.split())


def failing(text: Grounded[str]) -> str:
    """What Python says of a text repeats it."""
    try:
        int(text)
    except ValueError as error:
        return str(error)
    return ""


def put(names: list[str], text: Grounded[str]) -> None:
    """Puts a text where its caller has it."""
    names.append(str(text))


def tone(text: Grounded[str]) -> str:
    """One of two words, neither of which is of the text."""
    return "high" if "bad" in text else "low"


def size(text: Grounded[str]) -> int:
    """How long a text is."""
    return len(text)


@dataclass(frozen=True)
class Named:
    """A text that lost its sources."""

    name: str


def named(text: Grounded[str]) -> Named:
    """In a record."""
    return Named(max(set(text.split())))


@grounded_pure
def helped(i: str) -> Grounded[str]:
    """A helper lost them."""
    law, case = fetch(i), fetch("b")
    return law + word(case)  # E: grounded-laundering[argument] `word(case)`


@grounded_pure
def looped(i: str) -> Grounded[str]:
    """One of several that a helper gave."""
    law, case = fetch(i), fetch("b")
    for each in words(case):  # E: grounded-laundering[argument] `words(case)`
        law += each
    return law


@grounded_pure
def recorded(i: str) -> Grounded[str]:
    """In a field."""
    law, case = fetch(i), fetch("b")
    return interpolate("{} {}", law, named(case).name)  # E: grounded-laundering[argument] `named(case)`


@grounded_pure
def stored(i: str) -> Grounded[str]:
    """In a list that a helper was passed."""
    law, case = fetch(i), fetch("b")
    names: list[str] = []
    put(names, case)  # E: grounded-laundering[argument] `case`
    return law + names[0]


@grounded_pure
def listed(i: str) -> Grounded[str]:
    """In a display."""
    law, case = fetch(i), fetch("b")
    return law.join([f"{case}", "end"])  # E: grounded-laundering[interpolation] `case`


@grounded_pure
def added_in_place(i: str) -> Grounded[str]:
    """Behind what was there."""
    law, case = fetch(i), fetch("b")
    law += f" (since {case})"  # E: grounded-laundering[interpolation] `case`
    return law


@grounded_pure
def counted(i: str) -> Grounded[str]:
    """The most frequent word is one of the text."""
    law, case = fetch(i), fetch("b")
    return law + Counter(case.split()).most_common(1)[0][0]  # E: grounded-laundering[iteration] `case.split()`


@grounded_pure
def caught(i: str) -> Grounded[str]:
    """What Python says of it."""
    law, case = fetch(i), fetch("b")
    try:
        int(case)
    except ValueError as error:
        return law + str(error)  # E: grounded-laundering[interpolation] `str(error)`
    return law + failing(case)  # E: grounded-laundering[argument] `failing(case)`


@grounded_pure
def said_apart(i: str) -> Grounded[str]:
    """What content merely decides, and what is of the same text."""
    law, case = fetch(i), fetch("b")
    return interpolate("{} {} {}", law + word(law), tone(case), "." * size(case))
