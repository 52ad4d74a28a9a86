"""Dictionary service: own exceptions instead of refusals, raise from, finally, custom __str__, guard clauses."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool

log = logging.getLogger("dict")


class DictionaryError(Exception): ...


class WordNotFound(DictionaryError):
    def __init__(self, word: str) -> None:
        super().__init__(f"{word!r} is not in the dictionary")
        self.word = word


class BadEntry(DictionaryError): ...


@dataclass(frozen=True)
class Entry:
    word: str
    definition: str
    level: int


ENTRIES = {"bee": Entry("bee", "an insect that makes honey", 1), "void": Entry("void", "", 3)}


@tool(uses=retrieval)
def entry(word: str) -> Grounded[Entry]:
    try:
        return ground(ENTRIES[word], source=f"oed/{word}")
    except KeyError as error:
        raise WordNotFound(word) from error


@prompt(model="teacher")
def example(word: str, definition: str) -> str:
    return f"The {word} is {definition}."


@dataclass
class Statistics:
    requests: int = 0
    open: int = 0


class Dictionary:
    def __init__(self) -> None:
        self.statistics = Statistics()

    @grounded_pure
    def explain(self, word: str, max_level: int = 2) -> Grounded[str]:
        self.statistics.requests += 1
        self.statistics.open += 1
        try:
            found = entry(word.strip().lower())
            if not found.definition:
                raise BadEntry("an entry has no definition")
            if found.level > max_level:
                raise BadEntry("the word is too hard")
            sentence = example(found.word, found.definition)
            return interpolate("{}: {}. {}", found.word, found.definition, sentence)
        finally:
            self.statistics.open -= 1


def main() -> None:
    dictionary = Dictionary()
    for word in ("Bee", "void", "zyx"):
        try:
            text = dictionary.explain(word)
            print(text, [s.source for s in text.sources().retrievals()])
        except DictionaryError as error:
            print(type(error).__name__, error)
    print(dictionary.statistics)


if __name__ == "__main__":
    main()
