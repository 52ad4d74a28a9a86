"""Accepted: types by names of their own, and records that show themselves, kept in containers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Union

from corvid_runtime import Grounded, grounded_pure, interpolate, join
from prelude import fetch

Text = Grounded[str]
Texts = list[Text]
Maybe = Optional[Text]
Either = Union[Text, Grounded[bytes]]


@dataclass
class Line:
    """Shows itself, where somebody asks for that."""

    text: Text

    def __str__(self) -> str:
        return f"- {self.text}"


def longest_first(texts: Texts) -> Texts:
    """Without a mark."""
    return sorted(texts, key=len)


def first(texts: list[Text]) -> Maybe:
    """The first one, if there is any."""
    return texts[0] if texts else None


@grounded_pure
def lines(names: list[str]) -> list[Line]:
    """Each is put into a list, and into a dictionary."""
    found: list[Line] = []
    rows: dict[str, Line] = {}
    for name in names:
        found.append(Line(fetch(name)))
        rows[name] = found[-1]
    found.extend([Line(fetch("a"))])
    found.insert(0, rows.setdefault("b", Line(fetch("b"))))
    return found


@grounded_pure
def answer(names: list[str]) -> Text:
    """By helpers without a mark."""
    texts = longest_first([line.text for line in lines(names)])
    top = first(texts)
    rest = join(", ", texts)
    return interpolate("{} {}", top, rest) if top is not None else rest
