"""Refused: sets and dictionaries put together by content tell which texts are equal."""

from __future__ import annotations

from collections import Counter

from corvid_runtime import Grounded, agent, grounded_pure


@grounded_pure
def zipped(docs: list[Grounded[str]]) -> int:
    return len(dict(zip(docs, range(3))))  # E: grounded-laundering[element]


@grounded_pure
def pairs(found: list[tuple[Grounded[str], int]]) -> int:
    return len(dict(found))  # E: grounded-laundering[element]


@grounded_pure
def common(s: set[Grounded[str]], t: set[Grounded[str]]) -> int:
    return len(s & t)  # E: grounded-laundering[element]


@grounded_pure
def in_place(s: set[Grounded[str]], t: set[Grounded[str]]) -> int:
    s |= t  # E: grounded-laundering[element]
    return len(s)  # E: grounded-laundering `len(s)`


@grounded_pure
def displayed(s: dict[Grounded[str], int], t: dict[Grounded[str], int]) -> int:
    return len({**s, **t})  # E: grounded-laundering[element]


@grounded_pure
def looked_up(s: dict[Grounded[str], int], doc: Grounded[str]) -> int | None:
    return s.get(doc)  # E: grounded-laundering[element]


@grounded_pure
def updated(s: dict[Grounded[str], int], t: dict[Grounded[str], int]) -> int:
    s.update(t)  # E: grounded-laundering[element]
    return len(s)


@grounded_pure
def counted(s: Counter[Grounded[str]], t: Counter[Grounded[str]]) -> int:
    return len(s + t)  # E: grounded-laundering[element]


@agent
def noted(docs: list[Grounded[str]]) -> int:
    starred = {*docs}  # N: grounded-coercion[element]
    return len(set(docs)) + len(starred)  # N: grounded-coercion[element]


@agent
def noted_keys(docs: list[Grounded[str]], names: list[str]) -> int:
    named = dict.fromkeys(names, docs[0])
    return len(dict.fromkeys(docs)) + len(named)  # N: grounded-coercion[element]
