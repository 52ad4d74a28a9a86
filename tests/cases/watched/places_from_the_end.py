"""Refused: which item is the last one shows how many there are, and the proof discloses no length."""

from __future__ import annotations

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def texts(key: str) -> list[Grounded[str]]:
    return [ground(word, source=word) for word in key.split()]


@grounded_pure(discloses=())
def last_number(i: str) -> int:
    return list(enumerate(texts(i)))[-1][0]  # E: grounded-laundering[length]


@grounded_pure(discloses=())
def behind_a_star(i: str) -> int:
    *_, (number, _text) = enumerate(texts(i))  # E: grounded-laundering[length]
    return number


@grounded_pure(discloses=())
def taken_out(i: str) -> str:
    return list(zip("abc", texts(i))).pop()[0]  # E: grounded-laundering[length]


@grounded_pure(discloses=())
def by_name(i: str) -> str:
    return dict(zip("abc", texts(i))).popitem()[0]  # E: grounded-laundering[length]


@grounded_pure(discloses=())
def the_first(i: str) -> int:
    return list(enumerate(texts(i)))[0][0]


@grounded_pure(discloses=())
def the_last_text(i: str) -> Grounded[str]:
    return texts(i)[-1]
