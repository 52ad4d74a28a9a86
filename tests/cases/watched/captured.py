"""Refused: content in a local that a function sees which is passed on; its own may hold some."""

from __future__ import annotations

import string
from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from prelude import summarize

LIMIT = 3


def run(call: Callable[[], int]) -> int:
    return call()


@grounded_pure
def seen(reply: Grounded[str]) -> Grounded[str]:
    count = len(reply)  # E: grounded-laundering

    def show() -> int:
        return count

    run(show)
    return reply


@grounded_pure
def seen_by_lambda(reply: Grounded[str]) -> Grounded[str]:
    count = len(reply)  # E: grounded-laundering
    show: Callable[[], int] = lambda: count
    show()
    return reply


@grounded_pure
def seen_deeper(reply: Grounded[str]) -> Grounded[str]:
    count = len(reply)  # E: grounded-laundering

    def around() -> int:
        def show() -> int:
            return count

        return show()

    run(around)
    return reply


@grounded_pure
def bound_inside(reply: Grounded[str]) -> Grounded[str]:
    count = 0

    def grow() -> None:
        nonlocal count
        count = 1

    if "not" in reply:
        grow()  # E: grounded-laundering
    return reply


@grounded_pure
def of_its_own(reply: Grounded[str]) -> Grounded[str]:
    size = len(reply)

    def shorter(text: Grounded[str]) -> Grounded[str]:
        count = len(text)
        return text[:2] if count > LIMIT else text

    return shorter(reply) if size > LIMIT else reply


@grounded_pure
def fresh_and_shared(reply: Grounded[str]) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []

    def size() -> int:
        return len(found)

    if "not" in reply:
        found.append(reply)  # E: grounded-laundering
    run(size)
    return found


@grounded_pure
def tried_by_name(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    found = reply
    try:
        word = found
        sink.append("passed")
    except ValueError:
        sink.append("failed")
    return word


@grounded_pure
def tried_by_content(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    size = len(reply)
    try:
        if size > LIMIT:
            raise ValueError("too long")
        sink.append("passed")  # E: grounded-laundering
    except ValueError:
        sink.append("failed")  # E: grounded-laundering
    return reply


@grounded_pure
def tried_by_number(reply: Grounded[str], sink: list[int]) -> Grounded[str]:
    size = len(reply)
    try:
        100 // size
        sink.append(1)  # E: grounded-laundering
    except ZeroDivisionError:
        pass
    return reply


@grounded_pure
def raised_inside_a_call(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    try:
        sink.append("passed")
    finally:
        reply = summarize(reply)
    return reply


@grounded_pure
def tried_by_other_names(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    try:
        number = LIMIT + len(string.digits)
        sink.append("passed")
    except ValueError:
        number = 0
        sink.append("failed")
    return reply[number:]
