"""Refused: content decides whether the body of a `try` fails, whichever form of code asks it."""

from __future__ import annotations

import bisect
import contextlib
import heapq
import time
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, lift

Texts = list[Grounded[str]]


@dataclass
class Item:
    text: str

    @lift
    def __lt__(self, other: Item) -> bool:
        if "x" in self.text:
            raise ValueError("an x")
        return self.text < other.text


@dataclass
class Flagged:
    flag: Grounded[bool]


@grounded_pure
def raises_under_a_name(flag: Grounded[bool]) -> str:
    try:
        if flag:
            raise ValueError("flagged")
    except ValueError:
        return "flagged"  # E: grounded-laundering
    return "clean"  # E: grounded-laundering


@grounded_pure
def raises_under_a_text(text: Grounded[str]) -> str:
    try:
        if text:
            pass
        else:
            raise ValueError("empty")
    except ValueError:
        return "empty"  # E: grounded-laundering
    return "some"  # E: grounded-laundering


@grounded_pure
def raises_under_a_field(record: Flagged) -> str:
    try:
        if record.flag:
            raise ValueError("flagged")
    except ValueError:
        return "flagged"  # E: grounded-laundering
    return "clean"  # E: grounded-laundering


@grounded_pure
def raises_in_a_loop(flag: Grounded[bool]) -> str:
    try:
        while flag:
            raise ValueError("flagged")
    except ValueError:
        return "flagged"  # E: grounded-laundering
    return "clean"  # E: grounded-laundering


@grounded_pure
def raises_after_a_search(texts: Texts) -> str:
    try:
        for text in texts:
            if text:
                break
        else:
            raise ValueError("all empty")
    except ValueError:
        return "empty"  # E: grounded-laundering
    return "some"  # E: grounded-laundering


@grounded_pure
def raises_in_a_case(text: Grounded[str]) -> str:
    try:
        match text:
            case "x":
                raise ValueError("an x")
    except ValueError:
        return "an x"  # E: grounded-laundering
    return "other"  # E: grounded-laundering


@grounded_pure
def computes_under_a_name(flag: Grounded[bool], number: int) -> str:
    try:
        if flag:
            1 // number
    except ZeroDivisionError:
        return "flagged"  # E: grounded-laundering
    return "clean"  # E: grounded-laundering


@grounded_pure
def reads_under_a_name(flag: Grounded[bool], table: dict[str, int]) -> str:
    try:
        if flag:
            table["missing"]
    except KeyError:
        return "flagged"  # E: grounded-laundering
    return "clean"  # E: grounded-laundering


@grounded_pure
def asserts_a_name(flag: Grounded[bool]) -> str:
    try:
        assert flag
    except AssertionError:
        return "clean"  # E: grounded-laundering
    return "flagged"  # E: grounded-laundering


@grounded_pure
def asserts_each(texts: Texts) -> str:
    try:
        for text in texts:
            assert text, "empty"
    except AssertionError:
        return "empty"  # E: grounded-laundering
    return "some"  # E: grounded-laundering


@grounded_pure
def asserts_under_a_name(flag: Grounded[bool], is_open: bool) -> str:
    try:
        if flag:
            assert is_open
    except AssertionError:
        return "flagged"  # E: grounded-laundering
    return "clean"  # E: grounded-laundering


@grounded_pure
def suppresses(flag: Grounded[bool]) -> str:
    found = "flagged"
    with contextlib.suppress(AssertionError):
        assert flag
        found = "clean"
    return found  # E: grounded-laundering


@grounded_pure
def removes(texts: Texts, sought: Grounded[str]) -> str:
    own = [*texts]
    try:
        own.remove(sought)
    except ValueError:
        return "missing"  # E: grounded-laundering
    return "there"  # E: grounded-laundering


@grounded_pure
def sorts(items: list[Grounded[Item]]) -> str:
    own = [*items]
    try:
        own.sort()
    except ValueError:
        return "an x"  # E: grounded-laundering
    return "no x"  # E: grounded-laundering


@grounded_pure
def piles(items: list[Grounded[Item]]) -> str:
    own = [*items]
    try:
        heapq.heapify(own)
    except ValueError:
        return "an x"  # E: grounded-laundering
    return "no x"  # E: grounded-laundering


@grounded_pure
def inserts(items: list[Grounded[Item]], item: Grounded[Item]) -> str:
    own = [*items]
    try:
        bisect.insort(own, item)
    except ValueError:
        return "an x"  # E: grounded-laundering
    return "no x"  # E: grounded-laundering


@grounded_pure
def sleeps(seconds: Grounded[float]) -> str:
    try:
        time.sleep(seconds)
    except ValueError:
        return "negative"  # E: grounded-laundering
    return "positive"  # E: grounded-laundering


@grounded_pure
def divides_in_place(number: Grounded[int]) -> str:
    left = number
    try:
        left //= number
    except ZeroDivisionError:
        return "zero"  # E: grounded-laundering
    return "some"  # E: grounded-laundering
