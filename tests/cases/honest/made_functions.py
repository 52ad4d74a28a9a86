"""Accepted: functions that functions of the program make: stages, predicates and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, summarize, texts

Stage = Callable[[list[Grounded[str]]], list[Grounded[str]]]
Predicate = Callable[[Grounded[str]], Grounded[bool]]


def top(count: int) -> Stage:
    return lambda docs: docs[:count]


def with_word(word: str) -> Stage:
    def stage(docs: list[Grounded[str]]) -> list[Grounded[str]]:
        return [doc for doc in docs if word in doc]

    return stage


def above(least: str) -> Predicate:
    return lambda doc: doc > least


def by(name: str) -> Predicate:
    if name == "upper":
        return lambda doc: doc > "X"
    return (lambda doc: doc > "x") if name else (lambda doc: doc > "y")


def asking(times: int) -> Callable[[Grounded[str]], Grounded[str]]:
    def ask(doc: Grounded[str]) -> Grounded[str]:
        for _ in range(times):
            doc = summarize(doc)
        return doc

    return ask


def longer_than(count: int) -> Callable[[str], bool]:
    return lambda text: len(text) > count


@dataclass(frozen=True)
class Settings:
    least: str

    def above(self) -> Predicate:
        return lambda doc: doc > self.least


STAGES: Sequence[Stage] = (top(5), with_word("row"), top(2))


def run(docs: list[Grounded[str]], stage: Stage) -> list[Grounded[str]]:
    return stage(docs)


def kept(docs: list[Grounded[str]], keep: Predicate) -> list[Grounded[str]]:
    return [doc for doc in docs if keep(doc)]


@grounded_pure
def in_place(i: str) -> list[Grounded[str]]:
    return top(2)(texts(i))


@grounded_pure
def by_name(i: str, word: str) -> list[Grounded[str]]:
    stage = with_word(word)
    return stage(texts(i))


@grounded_pure
def handed_on(i: str) -> list[Grounded[str]]:
    return kept(run(texts(i), top(2)), above("A"))


@grounded_pure
def in_library(i: str) -> list[Grounded[str]]:
    good = above("A")
    return sorted(filter(good, texts(i)), key=by("upper"))


@grounded_pure
def of_method(i: str, settings: Settings) -> list[Grounded[str]]:
    return kept(texts(i), settings.above())


@grounded_pure
def in_table(i: str) -> list[Grounded[str]]:
    docs = texts(i)
    for stage in STAGES:
        docs = stage(docs)
    return docs


@grounded_pure
def after_a_look(i: str) -> Grounded[str]:
    doc = fetch(i)
    if "x" in doc:
        return asking(2)(doc)
    return doc


@grounded_pure
def plainly(i: str, names: list[str]) -> tuple[list[str], Grounded[str]]:
    return [*filter(longer_than(3), names)], fetch(i)
