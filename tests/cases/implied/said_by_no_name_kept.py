"""Accepted: code that no call names, of texts that are written down or have their sources."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, reduce

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch


@dataclass(frozen=True)
class Row:
    """A label that the program wrote, beside a text."""

    key: str
    text: Grounded[str]

    @property
    def line(self) -> Grounded[str]:
        return self.key + self.text

    @cached_property
    def kept(self) -> Grounded[str]:
        return interpolate("{}: {}", self.key, self.text)

    def __enter__(self) -> Grounded[str]:
        return self.key + self.text

    def __exit__(self, *failure: object) -> None: ...


@dataclass(frozen=True)
class Strict:
    """One that raises by a number that is no content."""

    key: int
    text: Grounded[str]

    @property
    def line(self) -> Grounded[str]:
        if self.key > 6:
            raise ValueError(f"too many: {self.key}")
        return self.text


def made(i: str) -> Row:
    return Row(i, fetch(i))


def added(text: Grounded[str], key: str) -> Grounded[str]:
    return key + text


@grounded_pure(discloses=())
def by_property(i: str) -> Grounded[str]:
    return made(i).line + Row("in short", fetch("b")).kept


@grounded_pure(discloses=("length",))
def by_items(ids: list[str]) -> list[Grounded[str]]:
    return [row.line for row in [made(i) for i in ids]]


@grounded_pure(discloses=())
def by_manager(i: str) -> Grounded[str]:
    with made(i) as text:
        return text + made(i).line


@grounded_pure(discloses=("length",))
def by_library(ids: list[str]) -> list[Grounded[str]]:
    return list(map(lambda row: row.line, [made(i) for i in ids]))


@grounded_pure(discloses=("length",))
def by_folding(ids: list[str]) -> Grounded[str]:
    return reduce(added, ids, fetch("b"))


@grounded_pure(discloses=("condition",))
def by_nested(i: str) -> Grounded[str]:
    def head(text: Grounded[str]) -> str:
        return "long: " if len(text) > 6 else "short: "

    text = fetch(i)
    return head(text) + text


@grounded_pure(discloses=())
def by_nested_again(i: str) -> Grounded[str]:
    def head(text: Grounded[str]) -> str:
        return f"{text.upper()}: "

    text = fetch(i)
    return head(text) + text


@grounded_pure(discloses=())
def raised_by_property(number: int) -> Grounded[str]:
    return Strict(number, fetch("b")).line


@grounded_pure
def failed_by_property(i: str) -> Grounded[str]:
    """Its line is a failure, which is allowed here."""
    text = fetch(i)
    return Strict(7 if "a" in text else 1, text).line
