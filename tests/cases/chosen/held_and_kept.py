"""Accepted: a record holds the list that content picked, and nothing changes that."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Numbered:
    lines: Texts
    n: int = 0


@grounded_pure
def kept_or_all(hits: Texts) -> Numbered:
    kept = [h for h in hits if "x" in h]
    return Numbered(kept or hits, 3)


@grounded_pure
def one_or_the_other(hits: Texts, more: Texts) -> Numbered:
    return Numbered(hits or more, 3)


@grounded_pure
def bound_first(hits: Texts, more: Texts) -> Numbered:
    r = Numbered(hits or more, 3)
    print(r.n)
    return r


@grounded_pure
def beside_it(hits: Texts, more: Texts) -> int:
    r = Numbered(hits or more, 3)
    return r.n
