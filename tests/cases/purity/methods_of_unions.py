"""Refused: A method that several classes have, called on a union of them: any of these may run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from corvid_runtime import Grounded, grounded_pure, lift, prompt, retrieval, tool

KEPT: list[str] = []


@tool(uses=retrieval)
def load(name: str) -> str:
    """Look up a part."""
    return f"part {name}"


@dataclass
class Paragraph:
    text: Grounded[str]

    @grounded_pure
    def render(self) -> Grounded[str]:
        return self.text

    def plain(self) -> str:
        return str(self.text)

    def longest(self, other: Grounded[str]) -> Grounded[str]:
        return max(self.text, other, key=len)

    def keep(self, other: str) -> None:
        KEPT.append(other)

    def kind(self, text: Grounded[str]) -> Literal["paragraph"]:
        return "paragraph"

    def has(self, word: str) -> bool:
        return word in self.text


@dataclass
class Heading:
    title: Grounded[str]
    level: int = 1
    seen: list[Grounded[str]] = field(default_factory=list)

    def render(self) -> Grounded[str]:
        return self.title.upper()

    def plain(self) -> str:
        return "heading"

    def longest(self, other: Grounded[str]) -> Grounded[str]:
        return self.title

    def keep(self, other: str) -> None:
        self.level += 1

    def kind(self, text: Grounded[str]) -> str:
        return "heading"

    def has(self, word: str) -> bool:
        return False

    def take(self, text: Grounded[str]) -> None:
        self.seen.append(text)


@dataclass
class Rule:
    width: int = 80

    def take(self, text: object) -> None:
        KEPT.append(str(text))


class Loose:
    render: Callable[[], Grounded[str]]


class Asked:
    @prompt(model="m")
    def answer(self, text: str) -> str:
        """Answer `text`."""
        raise NotImplementedError


class Lifted:
    @lift
    def answer(self, text: str) -> str:
        return text.title()


class Says:
    def answer(self, text: str) -> str:
        KEPT.append(text)
        return text


class Told:
    def answer(self, text: Grounded[str]) -> Grounded[str]:
        return text


@grounded_pure
def rendered() -> list[Grounded[str]]:
    """Accepted: whichever runs keeps sources, be it marked or not."""
    parts: list[Paragraph | Heading] = [Paragraph(load("a")), Heading(load("b"))]
    return [part.render() for part in parts]


@grounded_pure
def longest(part: Paragraph | Heading) -> Grounded[str]:
    """Accepted: what is passed to either stays grounded."""
    return part.longest(load("c"))


@grounded_pure
def kind(part: Paragraph | Heading) -> str:
    """Accepted: neither answers with content."""
    return part.kind(load("d"))


@grounded_pure
def one_of_them_drops(part: Paragraph | Heading) -> str:
    """Refused: one of the two gives content plainly."""
    return part.plain()  # E: grounded-laundering


@grounded_pure
def one_of_them_looks(part: Paragraph | Heading) -> bool:
    """Refused: one of the two looks at what it holds."""
    return part.has("rain")  # E: grounded-laundering


@grounded_pure
def told_to_change(part: Paragraph | Heading) -> Grounded[str] | None:
    """Refused: both change something, and content decides that one is called."""
    text = load("e")
    if text == "":
        part.keep("nothing")  # E: grounded-laundering
    return text


@grounded_pure
def one_takes_it_as_plain(part: Heading | Rule) -> None:
    """Refused: one of the two takes any object, and keeps it as text."""
    part.take(load("f"))  # E: grounded-laundering


@grounded_pure
def one_cannot_be_seen(part: Heading | Loose) -> Grounded[str]:
    """Refused: one of the two is what an attribute holds, which may be any function."""
    return part.render()  # E: grounded-laundering


@grounded_pure
def asks_a_model(part: Asked | Told) -> Grounded[str]:
    """Accepted: the answer of a prompt that is asked with content is grounded."""
    return part.answer(load("g"))


@grounded_pure
def lifts_or_takes(part: Lifted | Told) -> Grounded[str]:
    """Refused: what is lifted is so by its own name."""
    return part.answer(load("h"))  # E: grounded-laundering


@grounded_pure
def lifts_or_says(part: Lifted | Says) -> Grounded[str]:
    """Refused: mypy gives both one type, and the one that is not lifted changes something."""
    text = load("i")
    if text == "":
        part.answer("nothing")  # E: grounded-laundering
    return text
