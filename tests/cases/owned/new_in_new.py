"""Accepted: what is put into a new container is new as well, whichever way that is written."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure
from prelude import texts


@dataclass
class Found:
    word: str
    texts: list[Grounded[str]] = field(default_factory=list)


@dataclass
class Box:
    numbers: list[int] = field(default_factory=list)
    found: list[Found] = field(default_factory=list)


@grounded_pure
def in_a_comprehension(words: list[str]) -> list[list[Grounded[str]]]:
    by_word = {word: Found(word) for word in words}
    for text in texts("key"):
        if len(text) > 3:
            by_word["a"].texts.append(text)
    return [by_word[word].texts for word in words]


@grounded_pure
def in_a_display(word: str) -> list[Grounded[str]]:
    by_word = {**{word: Found(word)}, "a": Found("a")}
    for text in texts("key"):
        if len(text) > 3:
            by_word["a"].texts.append(text)
    return by_word["a"].texts


@grounded_pure
def in_order(words: list[str]) -> list[list[Grounded[str]]]:
    ordered = sorted([Found(word) for word in words], key=lambda found: found.word)
    for text in texts("key"):
        if len(text) > 3:
            ordered[0].texts.append(text)
    return [found.texts for found in ordered]


@grounded_pure
def in_a_copy(words: list[str]) -> list[list[Grounded[str]]]:
    found = list(Found(word) for word in words)
    for text in texts("key"):
        if len(text) > 3:
            found[0].texts.append(text)
    return [each.texts for each in found]


@grounded_pure
def values_of_others(numbers: list[int]) -> list[Grounded[str]]:
    box = Box()
    box.numbers = list(numbers)
    kept = texts("key")
    if len(kept[0]) > 3:
        box.numbers.append(1)
    box.numbers = [*numbers]
    if len(kept[0]) > 4:
        box.numbers.append(2)
    return kept


@grounded_pure
def by_lambdas(words: list[str]) -> list[list[Grounded[str]]]:
    table: defaultdict[str, list[Grounded[str]]] = defaultdict(lambda: [])
    groups: defaultdict[str, defaultdict[str, list[Grounded[str]]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for word in words:
        for text in texts(word):
            table[word].append(text)
            if len(text) > 3:
                table[word].append(text)
                groups[word]["long"].append(text)
    return [table[word] + groups[word]["long"] for word in words]
