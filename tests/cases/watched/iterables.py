"""Refused: how far content lets an iterator of the caller's be drawn; another can see that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from corvid_runtime import Grounded, grounded_pure, join


@grounded_pure
def first_with(docs: Iterable[Grounded[str]]) -> Grounded[str] | None:
    for doc in docs:  # E: grounded-laundering
        if "x" in doc:
            return doc
    return None


@grounded_pure
def read_further(reply: Grounded[str], names: Iterable[str]) -> Grounded[str]:
    if "x" in reply:
        for name in names:  # E: grounded-laundering
            reply += name
    return reply


@grounded_pure
def handed_on(reply: Grounded[str], names: Iterable[str]) -> Grounded[str]:
    return reply if "x" in reply else reply + joined(names)  # E: grounded-laundering


def joined(names: Iterable[str]) -> str:
    return ", ".join([name for name in names])


@grounded_pure
def bound_anew(reply: Grounded[str], names: Iterable[str], kept: Held) -> Grounded[str]:
    if "x" in reply:
        kept.read()  # E: grounded-laundering
    return reply


class Held:
    def __init__(self, names: Iterable[str]) -> None:
        self.names = names

    def read(self) -> int:
        return len([name for name in self.names])


# Of what gives its items anew each time, nobody sees how many were read.


@grounded_pure
def first_of(docs: Sequence[Grounded[str]]) -> Grounded[str] | None:
    for doc in docs:
        if "x" in doc:
            return doc
    return None


@grounded_pure
def all_of(docs: Iterable[Grounded[str]]) -> Grounded[str]:
    text = join("", [doc.upper() for doc in docs])
    return text.strip() if "x" in text else text


@grounded_pure
def listed(reply: Grounded[str], names: list[str]) -> Grounded[str]:
    return reply if "x" in reply else reply + joined(names)


# -- an object whose iterator others have as well -----------------------------------------------


class Steps:
    def __init__(self) -> None:
        self.at = 0

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        self.at += 1
        return self.at


class Shared:
    def __init__(self) -> None:
        self.steps = Steps()

    def __iter__(self) -> Iterator[int]:
        return self.steps


class Anew:
    def __init__(self, steps: list[int]) -> None:
        self.steps = steps

    def __iter__(self) -> Iterator[int]:
        return iter(self.steps)


@grounded_pure
def shared(reply: Grounded[str], held: Shared) -> Grounded[str]:
    if "x" in reply:
        for _ in held:  # E: grounded-laundering
            break
    return reply


@grounded_pure
def anew(reply: Grounded[str], held: Anew) -> Grounded[str]:
    if "x" in reply:
        for _ in held:
            break
    return reply
