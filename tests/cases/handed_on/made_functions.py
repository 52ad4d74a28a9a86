"""Refused: functions that functions of the program make, and that show content."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, texts

Stage = Callable[[list[Grounded[str]]], list[Grounded[str]]]
Predicate = Callable[[Grounded[str]], Grounded[bool]]

SEEN: list[str] = []


def same(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return docs


def noting(name: str) -> Predicate:
    def keep(doc: Grounded[str]) -> Grounded[bool]:
        SEEN.append(name)
        return doc > "x"

    return keep


def counting() -> tuple[Predicate, list[int]]:
    calls: list[int] = []
    return lambda doc: doc > ("x" if calls.pop() else "y"), calls


def calling(keep: Predicate) -> Predicate:
    return lambda doc: keep(doc)


def given_back(stage: Stage, name: str) -> Stage:
    return stage if name else (lambda docs: docs)


def saying(word: str) -> Callable[[Grounded[str]], str]:
    def say(doc: Grounded[str]) -> str:
        return "yes" if word in doc else "no"

    return say


def either(word: str) -> Callable[[Grounded[str]], str]:
    if word:
        return lambda doc: "yes" if word in doc else "no"
    return lambda doc: "no"


def above(least: int) -> Callable[[int], bool]:
    return lambda number: number > least


def kept(docs: list[Grounded[str]], keep: Predicate) -> list[Grounded[str]]:
    return [doc for doc in docs if doc > "x" and keep(doc)]


def run(docs: list[Grounded[str]], stage: Stage) -> list[Grounded[str]]:
    return stage(docs)


@grounded_pure
def changes_names(i: str) -> list[Grounded[str]]:
    return kept(texts(i), noting("a"))  # E: grounded-laundering


@grounded_pure
def changes_calls(i: str) -> list[int]:
    keep, calls = counting()  # E: grounded-laundering
    kept(texts(i), keep)  # E: grounded-laundering
    return calls


@grounded_pure
def calls_what_it_is_passed(i: str) -> list[Grounded[str]]:
    return kept(texts(i), calling(noting("a")))  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def gives_what_it_is_passed(i: str) -> list[Grounded[str]]:
    return run(texts(i), given_back(same, i))  # E: grounded-laundering


@grounded_pure
def tells(i: str) -> str:
    return saying("x")(fetch(i))  # E: grounded-laundering


@grounded_pure
def tells_either(i: str) -> str:
    return either("x")(fetch(i))  # E: grounded-laundering


@grounded_pure
def holds_content(i: str) -> bool:
    return above(len(fetch(i)))(5)  # E: grounded-laundering


@grounded_pure
def filters_by_content(i: str) -> list[int]:
    return [*filter(above(len(fetch(i))), [1, 2, 3])]  # E: grounded-laundering


@grounded_pure
def named_with_content(i: str) -> bool:
    least = above(len(fetch(i)))  # E: grounded-laundering
    return least(5)


@grounded_pure
def leaves(i: str) -> Callable[[int], bool]:
    return above(len(fetch(i)))  # E: grounded-laundering


# -- in the place of another --------------------------------------------------------------------


class Maker:
    def make(self) -> Predicate:
        return lambda doc: doc > "x"


class Noting(Maker):
    def make(self) -> Predicate:
        return noting("a")


STAGES: Sequence[Predicate] = (Maker().make(), noting("b"))


@grounded_pure
def in_table(i: str) -> list[Grounded[str]]:
    docs = texts(i)
    for keep in STAGES:
        docs = [doc for doc in docs if keep(doc)]  # E: grounded-laundering
    return docs


@grounded_pure
def made_after_a_look(maker: Maker, i: str) -> list[Grounded[str]]:
    kept = maker.make()
    return [doc for doc in [fetch(i)] if "17" in doc and kept(doc)]  # E: grounded-laundering
