"""Accepted: a list is filled with what others have, after its own items were compared with that."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, join

Texts = list[Grounded[str]]


@dataclass
class Scored:
    passage: Grounded[str]
    relevance: Grounded[str]


def without_doubles(scored: list[Scored]) -> list[Scored]:
    kept: list[Scored] = []
    for candidate in scored:
        if all(each.passage != candidate.passage for each in kept):
            kept.append(candidate)
    return kept


def by_a_loop(scored: list[Scored]) -> list[Scored]:
    kept: list[Scored] = []
    for candidate in scored:
        for each in kept:
            if each.passage == candidate.passage:
                break
        else:
            kept.append(candidate)
    return kept


def by_an_index(scored: list[Scored]) -> list[Scored]:
    kept: list[Scored] = []
    for candidate in scored:
        last = kept[-1] if kept else None
        if last is None or last.passage != candidate.passage:
            kept.append(candidate)
    return kept


@grounded_pure
def answer(texts: Texts) -> Grounded[str]:
    scored = [Scored(text, text) for text in texts]
    kept = [*without_doubles(scored), *by_a_loop(scored), *by_an_index(scored)]
    return join("; ", [each.passage for each in kept])


@grounded_pure
def in_place(scored: list[Scored]) -> list[Scored]:
    kept: list[Scored] = []
    for candidate in scored:
        if not any(each.passage == candidate.passage for each in kept):
            kept.append(candidate)
    return kept


@grounded_pure
def shown_to_others(scored: list[Scored], shown: list[Scored]) -> list[Scored]:
    kept = [*scored]
    for each in kept:
        shown.append(each)
    for candidate in scored:
        if "x" in candidate.passage:
            kept.append(candidate)
    return kept
