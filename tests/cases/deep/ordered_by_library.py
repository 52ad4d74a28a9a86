"""Refused: the library orders grounded content, or tells what is equal in it."""

from __future__ import annotations

import bisect
import heapq
import itertools
import statistics

from corvid_runtime import Grounded, agent, grounded_pure


@agent
def pushed(heap: list[Grounded[str]], doc: Grounded[str]) -> Grounded[str]:
    heapq.heappush(heap, doc)  # N: grounded-coercion[condition] `heap`
    return heapq.heappop(heap)  # N: grounded-coercion[condition] `heap`


@agent
def merged(docs: list[Grounded[str]], more: list[Grounded[str]]) -> list[Grounded[str]]:
    return list(heapq.merge(docs, more))  # N: grounded-coercion[condition] `docs`


@agent
def inserted(docs: list[Grounded[str]], doc: Grounded[str]) -> int:
    bisect.insort(docs, doc)  # N: grounded-coercion[condition] `docs`
    return bisect.bisect_left(docs, doc)  # N: grounded-coercion[condition] `docs`


@agent
def grouped(docs: list[Grounded[str]]) -> int:
    return len(list(itertools.groupby(docs)))  # N: grounded-coercion[condition] `docs`


@agent
def grouped_by_plain_key(docs: list[tuple[str, Grounded[str]]]) -> list[str]:
    return [name for name, _ in itertools.groupby(docs, lambda pair: pair[0])]


@agent
def common(docs: list[Grounded[str]]) -> Grounded[str]:
    return statistics.mode(docs)  # N: grounded-coercion[condition] `docs`


@grounded_pure
def items_of_two(one: dict[str, Grounded[str]], two: dict[str, Grounded[str]]) -> bool:
    return sorted([*one.items(), *two.items()]) == []  # E: grounded-laundering


@grounded_pure
def keyed_by_content(table: dict[Grounded[str], str]) -> int:
    return len(set(table))  # E: grounded-laundering
