"""Refused: Builders whose methods give the builder back: what is thrown away, nobody has."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

LAST: list[Builder] = []


@tool(uses=retrieval)
def load(user: str) -> list[Grounded[str]]:
    """Look up the lines of a user."""
    raise NotImplementedError


@dataclass
class Builder:
    """Collects lines."""

    parts: list[Grounded[str]] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)

    def add(self, text: Grounded[str]) -> Builder:
        self.parts.append(text)
        return self

    def title(self, text: str) -> Builder:
        self.titles.append(text)
        return self

    def remember(self) -> Builder:
        LAST.append(self)
        return self


def added(builder: Builder, text: Grounded[str]) -> Builder:
    builder.parts.append(text)
    return builder


@grounded_pure
def filtered(user: str) -> list[Grounded[str]]:
    """Accepted: nobody has what the call gives."""
    builder = Builder()
    for text in load(user):
        if text.startswith("O"):
            builder.add(text)
    return builder.parts


@grounded_pure
def filtered_by_function(user: str) -> list[Grounded[str]]:
    """Accepted: the same, by a function."""
    builder = Builder()
    for text in load(user):
        if text.startswith("O"):
            added(builder, text)
    return builder.parts


@grounded_pure
def by_another_name(user: str) -> int:
    """Refused: what the call gives is the builder itself, which somebody else has, too."""
    builder = Builder()
    same = builder.title("first")
    for text in load(user):
        if text.startswith("O"):
            same.title("second")  # E: grounded-laundering
    return len(builder.titles)


@grounded_pure
def told_by_titles(user: str) -> int:
    """Refused: how many plain titles it has is content."""
    builder = Builder()
    for text in load(user):
        if text.startswith("O"):
            builder.title("found")
    return len(builder.titles)  # E: grounded-laundering


@grounded_pure
def remembered(user: str) -> list[Grounded[str]]:
    """Refused: a global list has the builder, too."""
    builder = Builder()
    builder.remember()
    for text in load(user):
        if text.startswith("O"):
            builder.add(text)  # E: grounded-laundering
    return builder.parts


@grounded_pure
def kept_under_a_look(user: str) -> int:
    """Refused: the call gives it to a name that content decides about."""
    builder, other = Builder(), Builder()
    for text in load(user):
        if text.startswith("O"):
            other = builder.title("found")  # E: grounded-laundering
    other.titles.append("x")  # E: grounded-laundering
    return len(builder.titles)
