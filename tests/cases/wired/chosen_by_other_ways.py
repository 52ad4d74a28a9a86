"""Refused: a proof chooses between plain values, and ordinary code reaches it by no plain call."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, Protocol, TypeVar

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

T = TypeVar("T")


@grounded_pure
def having(texts: list[Grounded[str]], items: list[T]) -> list[T]:
    """The items whose texts have an x."""
    return [item for text, item in zip(texts, items) if "x" in text]


class Labelled(Generic[T]):
    """Items, and a text that says which of them count."""

    def __init__(self, text: Grounded[str], items: list[T]) -> None:
        self.text = text
        self.items = items

    @property
    @grounded_pure
    def kept(self) -> list[T]:
        """As many of them as content says."""
        return [item for item in self.items if "x" in self.text]

    @grounded_pure
    def __iter__(self) -> Iterator[T]:
        """The same, one by one."""
        return iter([item for item in self.items if "x" in self.text])

    @grounded_pure
    def __getitem__(self, place: int) -> list[T]:
        """Those from there on."""
        return [item for item in self.items[place:] if "x" in self.text]


class Numbered(Labelled[int]):
    """Of numbers."""


class Plain(Generic[T]):
    """One of two, by what the caller says."""

    def __init__(self, one: T, other: T) -> None:
        self.one = one
        self.other = other

    @property
    @grounded_pure
    def first(self) -> T:
        """Not by content."""
        return self.one


class HasKept(Protocol):
    """Something with numbers."""

    @property
    def kept(self) -> list[int]:
        """The numbers."""
        ...


@grounded_pure
def labelled(text: Grounded[str], items: list[T]) -> Labelled[T]:
    """Made by a proof, for whoever asks."""
    return Labelled(text, items)


def numbers(source: HasKept) -> list[int]:
    """Whatever it is."""
    return source.kept


def run(
    function: Callable[[list[Grounded[str]], list[int]], list[int]], texts: list[Grounded[str]]
) -> list[int]:
    """Calls what it is passed."""
    return function(texts, [1, 2])


def main(make: Callable[[type[Labelled[int]]], HasKept]) -> None:
    """The numbers say what is in the text."""
    text = fetch("a")
    print(Labelled(text, [1]).kept)  # E: grounded-laundering
    print(list(Labelled(text, [1])))  # E: grounded-laundering
    print(Labelled(text, [1])[0])  # E: grounded-laundering
    print(labelled(text, [1]).kept)  # E: grounded-laundering
    print(Numbered(text, [1]).kept)  # E: grounded-laundering
    print(numbers(Numbered(text, [1])))  # E: grounded-laundering
    print(make(Labelled).kept)  # E: grounded-laundering
    print(run(having, [text]))  # E: grounded-laundering
    print([*map(having, [[text]], [[1]])])  # E: grounded-laundering
    table = {"having": having}  # E: grounded-laundering
    print(table["having"]([text], [1]))
    print(Labelled(text, [text]).kept, having([text], [text]))
    print([*map(lambda texts: having(texts, [text]), [[text]])])
    print(Plain(1, 2).first)
    print(isinstance(text, Labelled))
