"""Refused: code that no call names puts lost texts beside other sources, or raises on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, reduce

from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch


@dataclass(frozen=True)
class Row:
    """A plain key, which may be content, beside a text: its methods put the one into the other."""

    key: str
    text: Grounded[str]

    @property
    def line(self) -> Grounded[str]:
        return self.key + self.text

    @cached_property
    def kept(self) -> Grounded[str]:
        return self.key + self.text

    def __getitem__(self, place: int) -> Grounded[str]:
        return self.key + self.text

    def __neg__(self) -> Grounded[str]:
        return self.key + self.text

    def __enter__(self) -> Grounded[str]:
        return self.key + self.text

    def __exit__(self, *failure: object) -> None: ...

    def __iter__(self) -> Iterator[Grounded[str]]:
        yield self.key + self.text

    def method(self) -> Grounded[str]:
        return self.key + self.text


@dataclass(frozen=True)
class Open:
    """One whose attributes are made when they are asked for."""

    key: str
    text: Grounded[str]

    def __getattr__(self, name: str) -> Grounded[str]:
        return self.key + self.text


@dataclass(frozen=True)
class Strict:
    """One that raises by its key."""

    key: int
    text: Grounded[str]

    @property
    def line(self) -> Grounded[str]:
        if self.key > 6:
            raise ValueError(f"too long: {self.key}")
        return self.text

    def __getitem__(self, place: int) -> Grounded[str]:
        if self.key > 6:
            raise ValueError(f"too long: {self.key}")
        return self.text

    def __bool__(self) -> bool:
        if self.key > 6:
            raise ValueError(f"too long: {self.key}")
        return True

    def __format__(self, how: str) -> str:
        raise ValueError(f"too long: {self.key}")

    def __enter__(self) -> Grounded[str]:
        raise ValueError(f"too long: {self.key}")

    def __exit__(self, *failure: object) -> None: ...


def made(i: str) -> Row:
    return Row(f"{fetch(i)}", fetch("b"))


def counted(text: Grounded[str]) -> Strict:
    return Strict(len(text), text)


def made_of_each(found: list[Grounded[str]]) -> list[Row]:
    return [Row(f"{each}", fetch("b")) for each in found]


def line_of(row: Row) -> Grounded[str]:
    return row.line


def added(text: Grounded[str], key: str) -> Grounded[str]:
    return key + text


def checked(size: int) -> None:
    if size > 6:
        raise ValueError(f"too long: {size}")


@grounded_pure
def by_property(i: str) -> Grounded[str]:
    return Row(f"{fetch(i)}", fetch("b")).line  # E: grounded-laundering[interpolation] `fetch(i)`


@grounded_pure
def by_cached_property(i: str) -> Grounded[str]:
    return made(i).kept  # E: grounded-laundering[argument] `made(i)`


@grounded_pure
def by_items(i: str) -> list[Grounded[str]]:
    return [row.line for row in made_of_each([fetch(i)])]  # E: grounded-laundering


@grounded_pure
def by_position(i: str) -> Grounded[str]:
    return made(i)[0]  # E: grounded-laundering[argument] `made(i)`


@grounded_pure
def by_sign(i: str) -> Grounded[str]:
    return -made(i)  # E: grounded-laundering[argument] `made(i)`


@grounded_pure
def by_manager(i: str) -> Grounded[str]:
    with made(i) as text:  # E: grounded-laundering[argument] `made(i)`
        return text


@grounded_pure
def by_attribute(i: str) -> Grounded[str]:
    return Open(f"{fetch(i)}", fetch("b")).any  # E: grounded-laundering


@grounded_pure
def by_pattern(i: str) -> Grounded[str]:
    match made(i):  # E: grounded-laundering[argument] `made(i)`
        case Row(line=text):
            return text


@grounded_pure
def by_helper(i: str) -> Grounded[str]:
    return line_of(made(i))  # E: grounded-laundering[argument] `made(i)`


@grounded_pure
def by_library(i: str) -> list[Grounded[str]]:
    rows = [Row(f"{fetch(i)}", fetch("b"))]  # E: grounded-laundering[interpolation] `fetch(i)`
    return list(map(lambda row: row.line, rows))


@grounded_pure
def by_name(i: str) -> list[Grounded[str]]:
    rows = [Row(f"{fetch(i)}", fetch("b"))]  # E: grounded-laundering[interpolation] `fetch(i)`
    return list(map(Row.method, rows))


@grounded_pure
def by_folding(i: str) -> Grounded[str]:
    keys = [f"{fetch(i)}"]  # E: grounded-laundering[interpolation] `fetch(i)`
    return reduce(added, keys, fetch("b"))


@grounded_pure
def by_nested(i: str) -> Grounded[str]:
    def head(text: Grounded[str]) -> str:
        return f"{text}: "

    return head(fetch(i)) + fetch("b")  # E: grounded-laundering[argument] `head(fetch(i))`


@grounded_pure
def by_nested_of_nothing(i: str) -> Grounded[str]:
    def head() -> str:
        return str(fetch("a"))

    return interpolate("{}: {}", head(), fetch("b"))  # E: grounded-laundering[argument] `head()`


@grounded_pure
def by_nested_that_adds(i: str) -> Grounded[str]:
    def glue(text: Grounded[str], key: str) -> Grounded[str]:
        return key + text

    return glue(fetch("b"), f"{fetch(i)}")  # E: grounded-laundering[interpolation] `fetch(i)`


@grounded_pure
def raised_by_property(i: str) -> Grounded[str]:
    text = fetch(i)
    return Strict(len(text), text).line  # E: grounded-laundering[condition] `text`


@grounded_pure
def raised_by_what_a_helper_counted(i: str) -> Grounded[str]:
    return counted(fetch(i)).line  # E: grounded-laundering


@grounded_pure
def raised_by_position(i: str) -> Grounded[str]:
    text = fetch(i)
    return Strict(len(text), text)[0]  # E: grounded-laundering[condition] `text`


@grounded_pure
def raised_by_truth(i: str) -> Grounded[str]:
    text = fetch(i)
    strict = Strict(len(text), text)
    return text if strict else fetch("b")  # E: grounded-laundering[condition] `strict`


@grounded_pure
def raised_by_text(i: str) -> Grounded[str]:
    text = fetch(i)
    return interpolate("{}", Strict(len(text), text))  # E: grounded-laundering[condition] `text`


@grounded_pure
def raised_by_manager(i: str) -> Grounded[str]:
    text = fetch(i)
    with Strict(len(text), text) as kept:  # E: grounded-laundering[condition] `text`
        return kept


@grounded_pure
def raised_by_nested(i: str) -> Grounded[str]:
    def check(size: int) -> None:
        if size > 6:
            raise ValueError(f"too long: {size}")

    text = fetch(i)
    check(len(text))  # E: grounded-laundering[condition] `text`
    return text


@grounded_pure
def raised_by_library(i: str) -> Grounded[str]:
    text = fetch(i)
    list(map(checked, [len(text)]))  # E: grounded-laundering[condition] `text`
    return text


@grounded_pure(discloses=("condition",))
def failed_by_property(i: str) -> Grounded[str]:
    strict = Strict(7 if "a" in fetch(i) else 1, fetch("b"))
    return strict.line  # E: grounded-laundering
