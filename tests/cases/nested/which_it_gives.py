"""Refused: a change of what a nested function picked, which shows which one that was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure


@dataclass
class Box:
    count: int = 0
    texts: list[Grounded[str]] = field(default_factory=list)


def run(call: Callable[[], None]) -> None:
    call()


@grounded_pure
def picked(text: Grounded[str], one: list[Grounded[str]], other: list[Grounded[str]]) -> None:
    def pick() -> list[Grounded[str]]:
        return one if "x" in text else other

    pick().append(text)  # E: grounded-laundering


@grounded_pure
def box_picked(text: Grounded[str], one: Box, other: Box) -> None:
    def pick() -> Box:
        if "x" in text:
            return one  # E: grounded-laundering
        return other  # E: grounded-laundering

    pick().count = 1  # E: grounded-laundering


@grounded_pure
def of_own(text: Grounded[str]) -> int:
    one, other = Box(), Box()

    def pick() -> Box:
        if "x" in text:
            return one  # E: grounded-laundering
        return other  # E: grounded-laundering

    pick().count = 1
    return one.count


@grounded_pure
def by_parameter(text: Grounded[str], one: list[Grounded[str]], other: list[Grounded[str]]) -> int:
    seen: list[int] = []

    def put(into: list[Grounded[str]]) -> None:
        seen.append(1)
        into.append(text)  # E: grounded-laundering

    put(one if "x" in text else other)
    return len(one)


@grounded_pure
def own_by_parameter(texts: list[Grounded[str]]) -> int:
    one: list[Grounded[str]] = []
    other: list[Grounded[str]] = []

    def put(into: list[Grounded[str]], text: Grounded[str]) -> None:
        into.append(text)
        other.append(text)

    for text in texts:
        put(one if "x" in text else other, text)
    return len(one)  # E: grounded-laundering


@grounded_pure
def by_another_name(texts: list[Grounded[str]]) -> int:
    found: list[Grounded[str]] = []

    def same() -> list[Grounded[str]]:
        return found

    for text in texts:
        if "x" in text:
            same().append(text)  # E: grounded-laundering
    return len(found)


@grounded_pure
def of_a_frame(texts: list[Grounded[str]]) -> list[int]:
    sizes: list[int] = []

    def step(at: int) -> None:
        size = at
        if at < len(texts):
            step(at + 1)
            if "x" in texts[at]:
                size = 0
        sizes.append(size)

    step(0)
    return sizes  # E: grounded-laundering


@grounded_pure
def before_its_name(text: Grounded[str], sink: list[str]) -> None:
    def note() -> None:
        if has():
            sink.append("x")  # E: grounded-laundering

    def has() -> bool:
        return "x" in text

    run(note)


@grounded_pure
def drawn(texts: list[Grounded[str]], sink: list[str]) -> None:
    left: Iterator[Grounded[str]] = iter(texts)

    def skip() -> None:
        for text in left:
            if "x" in text:
                break

    skip()
    for _ in left:
        sink.append("left")  # E: grounded-laundering


@grounded_pure
def narrowed(text: Grounded[str], sink: list[str]) -> None:
    box: Box | None = Box()

    def drop() -> None:
        nonlocal box
        if "x" in text:
            box = None  # E: grounded-laundering  # E: grounded-laundering

    drop()
    sink.append("none" if box is None else "some")


@grounded_pure
def told_first(texts: list[Grounded[str]]) -> list[Grounded[str]]:
    best: list[Grounded[str]] = []

    def better(text: Grounded[str]) -> bool:
        return not best or len(text) > len(best[0])

    for text in texts:
        if better(text):
            best[:] = [text]
    return best
