"""Refused: helpers that reach what a record holds, or choose by it; what reads its plain fields is inert."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache

from corvid_runtime import Grounded, grounded_pure
from prelude import Quote, fetch


@dataclass(frozen=True)
class Q:
    text: Grounded[str]
    rank: int = field(compare=False, default=0)

    @cached_property
    def twice(self) -> int:
        return 2 * self.rank

    @cache
    def thrice(self) -> int:
        return 3 * self.rank

    def plain(self) -> int:
        return self.rank


@cache
def rank_of(q: Q) -> int:
    return q.rank


@lru_cache
def rank_in(q: tuple[Q, int]) -> int:
    return q[0].rank


@grounded_pure
def launder_1(i: str) -> int:
    rank_of(Q(fetch(i), 1))  # E: grounded-laundering
    return rank_of(Q(fetch("b"), 2))  # E: grounded-laundering


@grounded_pure
def launder_2(i: str) -> int:
    Q(fetch(i), 1).thrice()  # E: grounded-laundering
    return Q(fetch("b"), 2).thrice()  # E: grounded-laundering


@grounded_pure
def honest_1(i: str) -> int:
    return Q(fetch(i), 1).twice + Q(fetch(i), 1).plain()


@grounded_pure
def launder_3(i: str) -> int:
    seen = {Q(fetch(i), 1): 1}
    return seen.get(Q(fetch("b"), 2), 0)  # E: grounded-laundering  # E: grounded-laundering


def pick(qs: list[Q]) -> int:
    return max(qs, key=lambda q: q.rank).rank


@grounded_pure
def honest_2(i: str) -> int:
    return pick([Q(fetch(i), 1), Q(fetch(i), 2)])


def first(qs: list[Q]) -> int:
    return qs[0].rank


@grounded_pure
def launder_4(i: str) -> int:
    qs = [q for q in [Q(fetch(i), 1), Q(fetch(i), 2)] if "x" in q.text]
    return first(qs)  # E: grounded-laundering


@grounded_pure
def launder_5(i: str) -> int:
    one, two = Q(fetch(i), 1), Q(fetch(i), 2)
    q = one if "x" in one.text else two
    return q.plain()  # E: grounded-laundering


@grounded_pure
def launder_6(i: str) -> int:
    one, two = Q(fetch(i), 1), Q(fetch(i), 2)
    return (one if "x" in one.text else two).plain()  # E: grounded-laundering


def ranked(q: Q) -> int:
    return q.rank


@grounded_pure
def launder_7(i: str) -> list[int]:
    one, two = Q(fetch(i), 1), Q(fetch(i), 2)
    return [ranked(q) for q in (one, two) if "x" in q.text]  # E: grounded-laundering


@grounded_pure
def launder_8(i: str) -> list[int]:
    one, two = Q(fetch(i), 1), Q(fetch(i), 2)
    return list(map(ranked, sorted([one, two], key=lambda q: q.text)))  # E: grounded-laundering


class Sub(Quote):
    def shown(self) -> int:
        return self.rank

    @property
    def prop(self) -> int:
        return len(self.text)


@grounded_pure
def launder_9(i: str) -> int:
    return Sub(fetch(i), 1).prop  # E: grounded-laundering


def by_len(q: Q) -> int:
    return len(q.text)


@grounded_pure
def launder_10(i: str) -> int:
    return by_len(Q(fetch(i), 1))  # E: grounded-laundering


def eq(a: Q, b: Q) -> bool:
    return a == b


@grounded_pure
def launder_11(i: str) -> bool:
    return eq(Q(fetch(i), 1), Q(fetch("b"), 1))  # E: grounded-laundering
