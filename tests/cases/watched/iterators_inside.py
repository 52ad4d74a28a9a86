"""Refused: how far content lets an iterator be drawn that another value holds."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, product, zip_longest

from corvid_runtime import Grounded, grounded_pure, join, lift


@grounded_pure
def unpacked_in_a_loop(reply: Grounded[str], its: list[Iterator[str]]) -> str:
    if "x" in reply:
        for first, *_ in its:  # E: grounded-laundering
            pass
        for _, (first, second) in enumerate(its):  # E: grounded-laundering
            pass
        [first for first, second in its]  # E: grounded-laundering
        (first, second), *rest = its  # E: grounded-laundering
    return next(its[0], "")


@grounded_pure
def spread(reply: Grounded[str], its: list[Iterator[str]]) -> str:
    if "x" in reply:
        [*chain(*its)]  # E: grounded-laundering
        [*zip(*its)]  # E: grounded-laundering
        [*zip_longest(*its)]  # E: grounded-laundering
        [*product(*its)]  # E: grounded-laundering
        set[str]().union(*its)  # E: grounded-laundering
        list(*its)  # E: grounded-laundering
    return next(its[0], "")


@grounded_pure
def flattened(reply: Grounded[str], its: list[Iterator[str]]) -> str:
    if "x" in reply:
        [*chain.from_iterable(its)]  # E: grounded-laundering
        [*itertools.starmap(str.replace, its)]  # E: grounded-laundering
    return next(its[0], "")


@grounded_pure
def handed_to_a_function(reply: Grounded[str], its: list[Iterator[str]]) -> str:
    if "x" in reply:
        [*map(list, its)]  # E: grounded-laundering
        [*map("".join, its)]  # E: grounded-laundering
        sorted(its, key=list)  # E: grounded-laundering
    return next(its[0], "")


@grounded_pure
def left_early(reply: Grounded[str], its: list[Iterator[str]]) -> str:
    for name in chain.from_iterable(its):  # E: grounded-laundering
        if name in reply:
            break
    return next(its[0], "")


@grounded_pure
def asked_early(reply: Grounded[str], its: list[Iterator[str]]) -> str:
    if any(name in reply for name in chain(*its)):  # E: grounded-laundering
        pass
    return next(its[0], "")


@grounded_pure
def declared_iterable(reply: Grounded[str], its: Sequence[Iterable[str]]) -> Grounded[str]:
    if "x" in reply:
        [*chain(*its)]  # E: grounded-laundering
    return reply


@grounded_pure
def in_a_display(reply: Grounded[str], names: Iterator[str]) -> str:
    if "x" in reply:
        for first, second in [names]:  # E: grounded-laundering
            pass
        [*chain(*[names])]  # E: grounded-laundering
    return next(names)


@grounded_pure
def made_here(reply: Grounded[str]) -> str:
    its = [iter("abc")]
    if "x" in reply:
        [*chain(*its)]  # E: grounded-laundering
    return next(its[0])


def drained(*its: Iterable[str]) -> int:
    return len([name for it in its for name in it])


def first_drained(ones: Iterable[str], others: Iterable[str]) -> int:
    return len([*ones])


def all_drained(its: Sequence[Iterable[str]]) -> int:
    return len([*chain.from_iterable(its)])


def unpacked(its: Sequence[Iterable[str]]) -> int:
    return len([first for first, second in its])


@grounded_pure
def in_a_helper(
    reply: Grounded[str], its: list[Iterator[str]], named: dict[str, Iterator[str]]
) -> str:
    if "x" in reply:
        drained(*its)  # E: grounded-laundering  # E: grounded-laundering
        first_drained(*its)  # E: grounded-laundering
        first_drained(**named)  # E: grounded-laundering
        all_drained(its)  # E: grounded-laundering
        unpacked(its)  # E: grounded-laundering
    return next(its[0])


@lift
def found_in(text: str, its: list[Iterator[str]]) -> int:
    return len([name for it in its for name in it if name in text])


@grounded_pure
def lifted(reply: Grounded[str], its: list[Iterator[str]]) -> str:
    found_in(reply, its)  # E: grounded-laundering
    return next(its[0])


@grounded_pure
def joined(reply: Grounded[str], its: list[Iterator[Grounded[str]]]) -> Grounded[str]:
    if "x" in reply:
        join(*(", ", its[0]))  # E: grounded-laundering
    return next(its[0])


@grounded_pure
def looked_up(reply: Grounded[str], named: dict[str, Iterator[str]]) -> str:
    if "x" in reply:
        for _ in named.get("a", iter("ab")):  # E: grounded-laundering
            pass
    return next(named["a"])


@grounded_pure
def given(reply: Grounded[str], source: Callable[[], Iterator[str]]) -> str:
    if "x" in reply:
        for _ in source():  # E: grounded-laundering
            pass
    return next(source())


# -- objects that somebody sees were drawn from ---------------------------------------------


class Counted:
    def __init__(self) -> None:
        self.reads: list[int] = []

    def __iter__(self) -> Iterator[str]:
        self.reads.append(1)
        return iter(("a", "b"))


class Shelf:
    def __init__(self, its: list[Iterator[str]]) -> None:
        self.its = its

    def __iter__(self) -> Iterator[Iterator[str]]:
        return iter(self.its)


@grounded_pure
def objects(reply: Grounded[str], held: list[Counted]) -> int:
    if "x" in reply:
        for first, second in held:  # E: grounded-laundering
            pass
        [*chain(*held)]  # E: grounded-laundering
        [*chain.from_iterable(held)]  # E: grounded-laundering
        [*map(list, held)]  # E: grounded-laundering
    return len(held[0].reads)


@grounded_pure
def left_objects(reply: Grounded[str], held: list[Counted]) -> int:
    for name in chain.from_iterable(held):  # E: grounded-laundering
        if name in reply:
            break
    return len(held[0].reads)


@grounded_pure
def inside_an_object(reply: Grounded[str], shelf: Shelf) -> str:
    for name in chain.from_iterable(shelf):  # E: grounded-laundering
        if name in reply:
            break
    return next(shelf.its[0])


# Of what gives its items anew nobody sees how many were read, nor of what is only held.


def words(text: str) -> Iterator[str]:
    yield from text.split()


@grounded_pure
def rows(reply: Grounded[str], table: list[list[str]]) -> Grounded[str]:
    if "x" in reply:
        for name in chain.from_iterable(table):
            reply += name
        for first, second in table:
            reply += first
        for number, (first, second) in enumerate(table):
            reply += second
        for row in zip(*table):
            reply += ", ".join(row)
    return reply


@grounded_pure
def made_in_place(reply: Grounded[str], texts: list[str]) -> Grounded[str] | None:
    for word in chain.from_iterable(words(text) for text in texts):
        if word in reply:
            return reply
    for word in chain(*[words(text) for text in texts]):
        if word in reply:
            return reply
    return None


@grounded_pure
def held(reply: Grounded[str], its: list[Iterator[str]]) -> Grounded[str]:
    if "x" in reply:
        again = list(its)
        pairs = [*zip(its, again)]
        named = dict(zip("ab", its))
        reply += str(len(pairs) + len(named))
    return reply


@grounded_pure
def drawn_whatever_it_is(reply: Grounded[str], its: list[Iterator[str]]) -> list[str]:
    return [*chain(*its), *[name for it in its for name in it]]
