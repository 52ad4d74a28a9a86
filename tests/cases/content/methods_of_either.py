"""Refused: methods of a value that is grounded or plain, unless each form gives its own."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Counted:
    """One whose method is its own, and changes it."""

    def __init__(self) -> None:
        self.asked = 0

    def strip(self) -> str:
        self.asked += 1
        return "a"


def title(text: Grounded[str] | str) -> Grounded[str] | str:
    return text.strip().replace("-", " ").capitalize()


def lines(text: Grounded[str] | str) -> Grounded[list[str]] | list[str]:
    return text.split("\n")


def size(text: Grounded[str] | str) -> int:
    return int(text.count("a"))


def plainly(text: Grounded[str] | str) -> str:
    return str(text.strip())


@grounded_pure(discloses=())
def of_its_own(i: str) -> Grounded[str]:
    text = fetch(i)
    return text + title(text) + title(i)


@grounded_pure
def of_another(i: str) -> Grounded[str]:
    return fetch(i) + title(f"{fetch('b')}")  # E: grounded-laundering[interpolation] `fetch('b')`


@grounded_pure
def counted(i: str) -> int:
    return size(fetch(i))  # E: grounded-laundering[argument] `size(fetch(i))`


@grounded_pure
def shown(i: str) -> str:
    return plainly(fetch(i))  # E: grounded-laundering[argument] `plainly(fetch(i))`


@grounded_pure
def put_beside(i: str) -> Grounded[str]:
    return fetch(i) + plainly(fetch("b"))  # E: grounded-laundering[argument] `plainly(fetch("b"))`


def asked(text: Grounded[str] | Counted, law: Grounded[str]) -> Grounded[str]:
    if "a" in law:
        text.strip()
    return law


@grounded_pure
def changed(i: str, counter: Counted) -> Grounded[str]:
    return asked(counter, fetch(i))  # E: grounded-laundering


def added(words: Grounded[list[str]] | list[str], law: Grounded[str]) -> Grounded[str]:
    if "a" in law:
        words.append("a")
    return law


@grounded_pure
def grown(i: str, words: list[str]) -> Grounded[str]:
    return added(words, fetch(i))  # E: grounded-laundering
