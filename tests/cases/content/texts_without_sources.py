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


def titled(title: str, text: Grounded[str]) -> Grounded[str]:
    """Puts a plain text before another."""
    return title + ": " + text


def longer(text: Grounded[str], title: str) -> Grounded[str] | None:
    """Only compares with a plain text."""
    return text if len(text) > len(title) else None


class Page:
    """Has a plain text that it puts before others."""

    def __init__(self) -> None:
        self.title = ""

    def show(self, text: Grounded[str]) -> Grounded[str]:
        """Puts its title before a text."""
        return interpolate("{}: {}", self.title, text)


@dataclass(frozen=True)
class Topic:
    """Is shown as the text that it has."""

    name: str

    def __str__(self) -> str:
        return self.name


def topic(text: Grounded[str]) -> Topic:
    """Of a text."""
    return Topic(word(text))


def number(text: Grounded[str]) -> int:
    """A number that is a text."""
    return int.from_bytes(word(text).encode(), "big")


@grounded_pure
def passed(i: str) -> Grounded[str]:
    """A helper puts it there."""
    law, case = fetch(i), fetch("b")
    return titled(word(case), law)  # E: grounded-laundering[argument] `word(case)`


@grounded_pure
def shown(i: str) -> Grounded[str]:
    """A method does, of an object that has it."""
    law, case = fetch(i), fetch("b")
    page = Page()
    page.title = word(case)  # E: grounded-laundering[argument] `word(case)`
    return page.show(law)


@grounded_pure
def formatted(i: str) -> Grounded[str]:
    """A record is shown by its own class."""
    law, case = fetch(i), fetch("b")
    return interpolate("{}: {}", topic(case), law)  # E: grounded-laundering[argument] `topic(case)`


@grounded_pure
def encoded(i: str) -> Grounded[str]:
    """By way of a number."""
    law, case = fetch(i), fetch("b")
    return law + number(case).to_bytes(9, "big").decode()  # E: grounded-laundering[argument] `number(case)`


@grounded_pure
def keyed(i: str) -> Grounded[str]:
    """As a plain key."""
    law, case = fetch(i), fetch("b")
    table: dict[str, int] = {}
    table[case] = 1  # E: grounded-laundering[subscript] `case`
    return law + max(table)


@grounded_pure
def passed_apart(i: str) -> Grounded[str] | None:
    """A helper that compares with it, and one that is passed what no document says."""
    law, case = fetch(i), fetch("b")
    page = Page()
    page.title = "on " + i
    found: dict[Grounded[str], Grounded[str]] = {}
    found[case] = law
    return longer(page.show(titled(i, found[case])), word(case))


@dataclass(frozen=True)
class Headed:
    """A plain text beside one that keeps its sources."""

    head: str
    text: Grounded[str]

    def show(self) -> Grounded[str]:
        """Puts one before the other."""
        return interpolate("{}: {}", self.head, self.text)


def headed(head: Grounded[str], text: Grounded[str]) -> Headed:
    """Its head has no sources."""
    return Headed(word(head), text)


def behind(text: Grounded[str], record: Headed) -> Grounded[str]:
    """Puts the head of a record behind a text."""
    return text + record.head


@grounded_pure
def shown_by_itself(i: str) -> Grounded[str]:
    """A method of the record puts it there."""
    law, case = fetch(i), fetch("b")
    return headed(case, law).show()  # E: grounded-laundering[argument] `headed(case, law)`


@grounded_pure
def shown_elsewhere(i: str) -> Grounded[str]:
    """A helper does that gets the record."""
    law, case = fetch(i), fetch("b")
    return behind(law, headed(case, law))  # E: grounded-laundering[argument] `headed(case, law)`
