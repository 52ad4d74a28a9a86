"""Accepted: a mapping that adds what is looked up, where no look decides whether it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from corvid_runtime import Grounded, grounded_pure, interpolate, join, prompt
from prelude import fetch


def total(table: Mapping[str, int]) -> int:
    return sum(table.values())


def lines(table: dict[str, int]) -> str:
    return ", ".join(f"{word}: {count}" for word, count in sorted(table.items()))


def counted(words: list[str]) -> dict[str, int]:
    found: dict[str, int] = defaultdict(int)
    for word in words:
        found[word] += 1
    return dict(found)


def grouped(texts: list[Grounded[str]]) -> list[list[Grounded[str]]]:
    groups: dict[Grounded[str], list[Grounded[str]]] = defaultdict(list)
    for text in texts:
        groups[text].append(text)
    return list(groups.values())


@prompt(model="small")
def chat(table: Mapping[str, list[Grounded[str]]], question: str) -> str:
    return question


@grounded_pure
def by_a_helper(words: list[str]) -> Grounded[str]:
    found: defaultdict[str, int] = defaultdict(int)
    for word in words:
        found[word] += 1
    return interpolate("{} {}: {}", total(found), lines(found), fetch("a"))


@grounded_pure
def by_two_names(words: list[str]) -> Grounded[str]:
    counts = counted(words)
    text = fetch("a")
    if "law" in text and counts["law"] > 1:
        return text
    return fetch("b")


@grounded_pure
def as_it_is(words: list[str]) -> Grounded[str]:
    found: defaultdict[str, int] = defaultdict(int)
    for word in words:
        found[word] += 1
    text = fetch("a")
    known = dict(found)
    if "law" in text and total(known) > 1:
        return text
    return fetch("b")


@grounded_pure
def of_groups(keys: list[str]) -> Grounded[str]:
    groups = grouped([fetch(key) for key in keys])
    return join("; ", [group[0] for group in groups])


@grounded_pure
def for_a_prompt(keys: list[str]) -> Grounded[str]:
    found: defaultdict[str, list[Grounded[str]]] = defaultdict(list)
    for key in keys:
        found[key].append(fetch(key))
    return chat(found, "what is new?")


@grounded_pure
def ordered(keys: list[str]) -> Grounded[str]:
    counts: dict[str, int] = defaultdict(int)
    for key in keys:
        counts[key] += 1
    best = max(counts, key=lambda key: counts[key])
    return fetch(best)


def grouped_by_text(texts: list[Grounded[str]]) -> dict[Grounded[str], list[Grounded[str]]]:
    groups: dict[Grounded[str], list[Grounded[str]]] = defaultdict(list)
    for text in texts:
        groups[text].append(text)
    return groups


@grounded_pure
def of_a_helper(keys: list[str]) -> Grounded[str]:
    groups = grouped_by_text([fetch(key) for key in keys])
    return join("; ", [group[0] for group in groups.values()])
