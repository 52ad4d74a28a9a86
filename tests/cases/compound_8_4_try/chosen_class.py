"""Refused: what an `except` catches is decided by content, or what fails is called implicitly."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@grounded_pure
def chosen(i: str) -> str:
    expected: type[Exception] = ValueError if "yes" in fetch(i) else KeyError
    try:
        raise ValueError("bad row")
    except expected:
        return "handled"  # E: grounded-laundering
    except Exception:
        return "unexpected"  # E: grounded-laundering


@grounded_pure
def written(i: str) -> str:
    expected: type[Exception] = ValueError if i else KeyError
    try:
        raise ValueError("bad row")
    except expected:
        return "handled"
    except Exception:
        return "unexpected"


class Lines:
    def __init__(self, text: Grounded[str]) -> None:
        self.text = text

    def __getitem__(self, index: int) -> str:
        if index >= len(self.text):
            raise IndexError("end")
        return "line"

    @property
    def first(self) -> str:
        return self[0]


class Plain:
    def __getitem__(self, index: int) -> str:
        return "line"


@grounded_pure
def by_subscript(i: str) -> str:
    total, lines, at = "", Lines(fetch(i)), 0
    try:
        while True:
            total += lines[at]  # E: grounded-laundering
            at += 1
    except IndexError:
        return total  # E: grounded-laundering


@grounded_pure
def by_property(i: str) -> str:
    lines = Lines(fetch(i))
    try:
        return lines.first  # E: grounded-laundering
    except IndexError:
        return "empty"  # E: grounded-laundering


@grounded_pure
def plainly(i: str) -> str:
    lines = Plain()
    try:
        return lines[0]
    except IndexError:
        return "empty"
