"""Accepted: a method gives a new list of what an object of this body's own holds."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, interpolate, join
from prelude import summarize, texts


class Notebook:
    """Notes, and ways to read them."""

    def __init__(self) -> None:
        self.notes: list[Grounded[str]] = []

    def lines(self) -> list[Grounded[str]]:
        return [interpolate("- {}", note) for note in self.notes]

    def write(self, text: Grounded[str]) -> None:
        self.notes.append(text)


@grounded_pure
def agent_loop(key: str) -> Grounded[str]:
    book = Notebook()
    for text in texts(key):
        book.write(text)
    for _ in range(3):
        thought = summarize(join("\n", book.lines()))
        if thought == "stop":
            break
        book.write(thought)
    return join("\n", book.lines())


@grounded_pure
def new_ones(key: str) -> list[Grounded[str]]:
    book = Notebook()
    for text in texts(key):
        if text not in book.lines():
            book.notes.append(text)
    return book.notes
