"""Refused: a lifted method tells what its object holds, where no call of it is written out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch


class Page:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text

    @property
    @lift
    def shown(self) -> str:
        return str(self.text)

    @property
    @lift
    def settable(self) -> str:
        return str(self.text)

    @settable.setter
    def settable(self, text: str) -> None:
        pass

    @lift
    def head(self) -> str:
        return str(self.text)

    @lift
    def line(self, number: int) -> str:
        return str(self.text)

    @lift
    def __getitem__(self, place: int) -> str:
        return str(self.text)

    @lift
    def __len__(self) -> int:
        return len(self.text)

    @lift
    def __contains__(self, word: object) -> bool:
        return str(word) in self.text

    @lift
    def __call__(self) -> str:
        return str(self.text)

    @lift
    def __iter__(self) -> Iterator[str]:
        return iter(str(self.text))

    @lift
    def __enter__(self) -> str:
        return str(self.text)

    @lift
    def __exit__(self, *failure: object) -> None:
        pass


@dataclass(frozen=True)
class Row:
    text: Grounded[str]

    @property
    @lift
    def shown(self) -> str:
        return str(self.text)

    @lift
    def head(self) -> str:
        return str(self.text)


class Names:
    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    @lift
    def full(self, name: str) -> str:
        return self.prefix + name

    @lift
    def __len__(self) -> int:
        return len(self.prefix)


@grounded_pure
def by_property(key: str) -> str:
    return Page(fetch(key)).shown  # E: grounded-laundering


@grounded_pure
def by_property_with_a_setter(key: str) -> str:
    return Page(fetch(key)).settable  # E: grounded-laundering


@grounded_pure
def by_property_of_a_record(key: str) -> str:
    return Row(fetch(key)).shown  # E: grounded-laundering


@grounded_pure
def subscripted(key: str) -> str:
    return Page(fetch(key))[0]  # E: grounded-laundering


@grounded_pure
def counted(key: str) -> int:
    return len(Page(fetch(key)))  # E: grounded-laundering


@grounded_pure
def contained(key: str) -> bool:
    return "a" in Page(fetch(key))  # E: grounded-laundering


@grounded_pure
def called(key: str) -> str:
    page = Page(fetch(key))
    return page()  # E: grounded-laundering


@grounded_pure
def looped(key: str) -> list[str]:
    return [part for part in Page(fetch(key))]  # E: grounded-laundering


@grounded_pure
def managed(key: str) -> str:
    with Page(fetch(key)) as text:  # E: grounded-laundering
        return text


@grounded_pure
def bound(key: str) -> str:
    head = Page(fetch(key)).head  # E: grounded-laundering
    return head()


@grounded_pure
def bound_of_a_record(key: str) -> str:
    head: Callable[[], str] = Row(fetch(key)).head  # E: grounded-laundering
    return head()


@grounded_pure
def mapped(key: str) -> list[str]:
    return list(map(Page(fetch(key)).line, range(2)))  # E: grounded-laundering


@grounded_pure
def ordered(key: str) -> list[int]:
    return sorted([2, 1], key=Page(fetch(key)).line)  # E: grounded-laundering


@grounded_pure
def of_plain_objects(names: list[str]) -> list[str]:
    desk = Names("a")
    return [*map(desk.full, names), desk.full("b"), str(len(desk))]


@grounded_pure
def with_content(key: str) -> Grounded[str]:
    return Names("a").full(fetch(key))
