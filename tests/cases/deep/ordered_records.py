"""Refused: plain parts of records that content put in order. Accepted: their grounded parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure


@dataclass(frozen=True)
class Result:
    name: str
    answer: Grounded[str]
    score: Grounded[float]


@dataclass
class Loose:
    answer: Grounded[str]
    notes: list[str]


class Ranked(NamedTuple):
    text: Grounded[str]
    score: Grounded[float]


class Named(NamedTuple):
    text: Grounded[str]
    score: Grounded[float]


class Special(Named):
    pass


@grounded_pure
def answer_of_best(results: list[Result]) -> Grounded[str] | None:
    worst = min(results, key=lambda r: r.score, default=None)
    return None if worst is None else worst.answer


@grounded_pure
def answers(results: list[Result]) -> list[Grounded[str]]:
    return [r.answer for r in sorted(results, key=lambda r: r.score)]


@grounded_pure
def best(results: list[Result]) -> Result:
    return min(results, key=lambda r: r.score)  # E: grounded-laundering


@grounded_pure
def in_order(results: list[Result]) -> list[Result]:
    return sorted(results, key=lambda r: r.score)  # E: grounded-laundering


@grounded_pure
def name_of_best(results: list[Result]) -> str:
    found = max(results, key=lambda r: r.score)
    return found.name  # E: grounded-laundering


@grounded_pure
def best_changed(results: list[Loose]) -> list[Loose]:
    worst = min(results, key=lambda r: r.answer)
    worst.notes.append("x")  # E: grounded-laundering
    return results


@grounded_pure
def first_changed(results: list[Loose]) -> list[Loose]:
    first, *_rest = sorted(results, key=lambda r: r.answer)
    first.notes.append("x")  # E: grounded-laundering
    return results


@grounded_pure
def sorted_in_place(results: list[Loose]) -> list[Loose]:
    results.sort(key=lambda r: r.answer)  # E: grounded-laundering
    return results


@grounded_pure
def notes_in_order(results: list[Loose]) -> list[str]:
    notes = [""]
    for r in sorted(results, key=lambda r: r.answer):
        notes.append(r.notes[0])
    return notes  # E: grounded-laundering


@grounded_pure
def named_tuples(results: list[Ranked]) -> list[Ranked]:
    good = [r for r in results if r.score > 0.2]
    return sorted(good, key=lambda r: r.score)


@grounded_pure
def named_best(results: list[Ranked]) -> Ranked | None:
    return max(results, key=lambda r: r.score, default=None)


@grounded_pure
def named_with_subclasses(results: list[Named]) -> list[Named]:
    return sorted(results, key=lambda r: r.score)  # E: grounded-laundering
