"""Refused: what may not run does not bind: a name still stands for what it stood for before."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure(discloses=())
def behind_and(i: str, flag: int) -> str:
    word = str(fetch(i))
    flag and (word := "")
    return word  # E: grounded-laundering


@grounded_pure(discloses=())
def behind_or(i: str, flag: int) -> str:
    word = str(fetch(i))
    if flag or (word := ""):
        pass
    return word  # E: grounded-laundering


@grounded_pure(discloses=())
def in_an_assertion(i: str) -> str:
    word = str(fetch(i))
    assert True, (word := "")
    return word  # E: grounded-laundering


@grounded_pure(discloses=())
def added_to_itself(i: str) -> str:
    word = str(fetch(i))
    word += (word := "")
    return word  # E: grounded-laundering


@grounded_pure(discloses=())
def captured(i: str, title: str) -> str:
    name = str(fetch(i))
    match title.split():
        case ["report", name]:
            pass
    return name  # E: grounded-laundering


@grounded_pure
def a_list_of_others(i: str, words: list[str]) -> Grounded[str]:
    flag = len(words) > 3
    flag and (words := [])
    doc = fetch(i)
    if "x" in doc:
        words.append("x")  # E: grounded-laundering
    return doc


@grounded_pure
def surely_bound(i: str, title: str) -> str:
    if (word := title.strip()) and (rest := word.lower()):
        return rest
    match title.split():
        case [first, *_]:
            word = first
        case _:
            word = ""
    return word
