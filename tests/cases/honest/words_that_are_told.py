"""Refused: words of a text that leave a proof plainly; helpers may tell them in sets and tuples."""

from __future__ import annotations

from collections import Counter

from corvid_runtime import Grounded, each, grounded_pure
from prelude import fetch

STOPWORDS = frozenset({"the", "a"})
COMMON = {"is", "it"}
kept: set[str] = set()


def keywords(text: Grounded[str]) -> set[str]:
    return set(text.lower().split()) - STOPWORDS


def rare(text: Grounded[str]) -> set[str]:
    words = set(text.lower().split())
    return words - COMMON


def fixed(text: Grounded[str]) -> frozenset[str]:
    return frozenset(text.split()) - STOPWORDS


def in_order(text: Grounded[str]) -> tuple[str, ...]:
    return tuple(sorted(keywords(text)))


def counted(text: Grounded[str]) -> Counter[str]:
    return Counter(text.split())


def firsts(text: Grounded[str]) -> list[str]:
    words = sorted(set(text.split()))
    return words[:3]


def overlap(text: Grounded[str], question: str) -> float:
    words, asked = keywords(text), set(question.split())
    return len(words & asked) / max(len(words | asked), 1)


def of_others(text: Grounded[str], words: set[str]) -> set[str]:
    kinds = COMMON if "x" in text else words
    return kinds


def less(text: Grounded[str], words: set[str]) -> set[str]:
    return words - set(text.split())


def among(text: Grounded[str], words: set[str]) -> set[str]:
    return set(text.split()) & words


@grounded_pure
def about(question: str, texts: list[Grounded[str]]) -> list[Grounded[str]]:
    return [text for text in texts if keywords(text) & set(question.split())]


@grounded_pure
def rarely(question: str, texts: list[Grounded[str]]) -> list[Grounded[str]]:
    return [text for text in texts if question in rare(text) or question in fixed(text)]


@grounded_pure
def ranked(question: str, texts: list[Grounded[str]]) -> list[Grounded[str]]:
    found = sorted(texts, key=lambda text: overlap(text, question))
    found = sorted(found, key=lambda text: counted(text)[question])
    return [text for text in found if question in in_order(text) or question in firsts(text)]


@grounded_pure
def handed_out(question: str) -> set[str]:
    return keywords(fetch(question))  # E: grounded-laundering


@grounded_pure
def fixed_out(question: str) -> frozenset[str]:
    return fixed(fetch(question))  # E: grounded-laundering


@grounded_pure
def ordered_out(question: str) -> tuple[str, ...]:
    return in_order(fetch(question))  # E: grounded-laundering


@grounded_pure
def one_out(question: str) -> str:
    return firsts(fetch(question))[0]  # E: grounded-laundering


@grounded_pure
def put_elsewhere(question: str) -> None:
    kept.update(keywords(fetch(question)))  # E: grounded-laundering


@grounded_pure
def counted_out(question: str) -> int:
    return len(counted(fetch(question)))  # E: grounded-laundering


@grounded_pure
def iterated(question: str, seen: list[str]) -> Grounded[str]:
    doc = fetch(question)
    for word in in_order(doc):
        seen.append(word)  # E: grounded-laundering  # E: grounded-laundering  # E: grounded-laundering
    return doc


@grounded_pure
def filled(question: str) -> Grounded[str]:
    doc = fetch(question)
    of_others(doc, kept).add("more")  # E: grounded-laundering
    return doc


@grounded_pure
def less_of_others(question: str, words: set[str]) -> list[Grounded[str]]:
    doc = fetch(question)
    return [doc] if less(doc, words) else []  # E: grounded-laundering


@grounded_pure
def among_others(question: str, words: set[str]) -> list[Grounded[str]]:
    return [doc for doc in [fetch(question)] if among(doc, words)]  # E: grounded-laundering


@grounded_pure
def each_word(question: str) -> list[Grounded[str]]:
    return [word for word in each(fetch(question).split()) if word not in STOPWORDS]
