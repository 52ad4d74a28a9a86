"""Refused: names declared ``global`` or ``nonlocal``, bound where mypy takes them for locals."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

LAST: int = 0
PROBLEM: Exception | None = None


@grounded_pure
def last_letter(i: str) -> Grounded[str]:
    global LAST
    page = fetch(i)
    [LAST := ord(letter) for letter in str(page)]  # E: grounded-laundering `LAST`
    return page


@grounded_pure
def tested(i: str) -> Grounded[str]:
    global LAST
    page = fetch(i)
    if any((LAST := len(word)) > 3 for word in str(page).split()):  # E: grounded-laundering `LAST`
        return page
    return page


def _noted(page: Grounded[str]) -> None:
    global LAST
    {word: (LAST := len(word)) for word in str(page).split()}


@grounded_pure
def helped(i: str) -> Grounded[str]:
    page = fetch(i)
    _noted(page)  # E: grounded-laundering `_noted(page)`
    return page


@grounded_pure
def nested(i: str) -> Grounded[str]:
    page = fetch(i)
    longest = 0

    def look() -> None:
        nonlocal longest
        [longest := len(word) for word in str(page).split()]  # E: grounded-laundering `longest`

    look()
    return page


@grounded_pure
def caught(i: str) -> Grounded[str]:
    global PROBLEM
    page = fetch(i)
    try:
        int(str(page))
    except ValueError as PROBLEM:  # E: grounded-laundering `PROBLEM`
        pass
    return page
