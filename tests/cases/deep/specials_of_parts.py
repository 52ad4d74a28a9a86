"""Refused: special methods of what content holds, which the library or a generated method calls."""

from __future__ import annotations

import copy
from dataclasses import dataclass

from corvid_runtime import Grounded, each, grounded_pure, interpolate, lift, retrieval, tool


class Word:
    seen: list[str] = []

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        Word.seen.append(self.text)
        return True

    def __hash__(self) -> int:
        Word.seen.append(self.text)
        return 1

    def __lt__(self, other: Word) -> bool:
        Word.seen.append(self.text)
        return True

    def __repr__(self) -> str:
        Word.seen.append(self.text)
        return "word"

    def __len__(self) -> int:
        Word.seen.append(self.text)
        return 1

    def __deepcopy__(self, memo: object) -> Word:
        Word.seen.append(self.text)
        return self


class Lifted:
    def __init__(self, text: str) -> None:
        self.text = text

    @lift
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lifted) and self.text == other.text

    @lift
    def __hash__(self) -> int:
        return hash(self.text)


@dataclass(frozen=True)
class Hit:
    word: Word


@dataclass(frozen=True)
class Honest:
    word: Lifted
    rank: int


@tool(uses=retrieval)
def hit(i: str) -> Hit:
    return Hit(Word(i))


@tool(uses=retrieval)
def words(i: str) -> list[Word]:
    return [Word(i)]


@tool(uses=retrieval)
def honest(i: str) -> Honest:
    return Honest(Lifted(i), 1)


@grounded_pure
def compared(i: str) -> Grounded[Hit]:
    a, b = hit(i), hit("")
    return a if a == b else b  # E: grounded-laundering


@grounded_pure
def beside(i: str) -> Grounded[Hit]:
    a, b = hit(i), hit("")
    return a if [a] == [b] else b  # E: grounded-laundering


@grounded_pure
def counted(i: str) -> Grounded[int]:
    return words(i).count(Word(""))  # E: grounded-laundering


@grounded_pure
def hashed(i: str) -> Grounded[Hit]:
    a, b = hit(i), hit("")
    return a if len({a, b}) > 1 else b  # E: grounded-laundering


@grounded_pure
def sorted_(i: str) -> list[Grounded[Word]]:
    return sorted(each(words(i)))  # E: grounded-laundering


@grounded_pure
def shown(i: str) -> Grounded[str]:
    return interpolate("{}", hit(i))  # E: grounded-laundering


@grounded_pure
def printed(i: str) -> Grounded[list[Word]]:
    found = words(i)
    print(found)  # E: grounded-laundering
    return found


@grounded_pure
def filtered(i: str) -> list[Grounded[Word]]:
    return list(filter(None, each(words(i))))  # E: grounded-laundering


@grounded_pure
def copied(i: str) -> Grounded[Hit]:
    return copy.deepcopy(hit(i))  # E: grounded-laundering


@grounded_pure
def vouched(i: str) -> Grounded[Honest]:
    a, b = honest(i), honest("")
    return a if a == b or len({a, b}) > 1 else b
