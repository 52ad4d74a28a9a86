"""Refused: what is left of an iterator tells how far content said to draw from it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import chain, groupby, islice, takewhile

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import fetch, texts

_COUNT = iter(range(100))
LOG: list[str] = []


@prompt(model="m")
def ask(text: str) -> str:
    return text


def numbered(found: Iterable[int]) -> Iterator[int]:
    yield from found


def noting(found: Iterable[int]) -> Iterator[int]:
    for number in found:
        LOG.append("drawn")
        yield number


@cache
def the_one() -> Iterator[int]:
    return iter([1, 2, 3])


class Source:
    def numbers(self) -> Iterator[int]:
        yield 1


def first(found: Iterator[int]) -> None:
    for _ in found:
        return


def until(found: Iterator[int], look: Grounded[str]) -> None:
    for _ in found:
        if "no" in look:
            return


@grounded_pure
def what_is_left() -> list[int]:
    numbers = iter([1, 2, 3])
    if "no" in fetch("key"):
        next(numbers)
    return [*numbers]  # E: grounded-laundering


@grounded_pure
def left_by_a_loop() -> list[int]:
    numbers = numbered([1, 2, 3])
    for _ in numbers:
        if "no" in fetch("key"):
            break
    return [*numbers]  # E: grounded-laundering


@grounded_pure
def given_away(sink: list[Iterator[int]]) -> None:
    numbers = iter([1, 2, 3])
    sink.append(numbers)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def by_another_name() -> list[int]:
    numbers = iter([1, 2, 3])
    others = numbers
    if "no" in fetch("key"):
        next(others)  # E: grounded-laundering  # E: grounded-laundering
    return [*numbers]


@grounded_pure
def of_what_it_is_made() -> list[int]:
    numbers = iter([1, 2, 3])
    doubled = map(lambda number: 2 * number, numbers)
    if "no" in fetch("key"):
        next(doubled)  # E: grounded-laundering  # E: grounded-laundering
    return [*numbers]


@grounded_pure
def drawn_by_another() -> list[int]:
    numbers = iter([1, 2, 3])
    look = "no" in fetch("key")  # E: grounded-laundering
    found = [*takewhile(lambda number: look, numbers)]
    return [*numbers]


@grounded_pure
def given_away_then_drawn_by_another(sink: list[Iterator[Grounded[str]]]) -> None:
    hits = iter(texts("key"))
    long = filter(lambda hit: len(hit) > 3, hits)  # E: grounded-laundering
    sink.append(hits)  # E: grounded-laundering  # E: grounded-laundering
    next(long)


@grounded_pure
def of_others(numbers: Iterator[int]) -> list[int]:
    chained = chain(numbers, [4])
    if "no" in fetch("key"):
        next(chained)  # E: grounded-laundering  # E: grounded-laundering
    return [*numbers]


@grounded_pure
def inside_of_a_list(its: list[Iterator[int]]) -> list[int]:
    chained = chain.from_iterable(its)
    if "no" in fetch("key"):
        next(chained)  # E: grounded-laundering  # E: grounded-laundering
    return [*its[0]]


@grounded_pure
def of_a_module() -> int:
    chained = chain(_COUNT)
    if "no" in fetch("key"):
        next(chained)  # E: grounded-laundering  # E: grounded-laundering
    return next(_COUNT)


@grounded_pure
def that_notes() -> None:
    numbers = noting([1, 2, 3])
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def that_is_kept() -> list[int]:
    numbers = the_one()
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return [*the_one()]


@grounded_pure
def by_a_method(source: Source) -> None:
    numbers = source.numbers()
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def drawn_by_a_function() -> list[int]:
    numbers = iter([1, 2, 3])
    if "no" in fetch("key"):
        first(numbers)
    return [*numbers]  # E: grounded-laundering


@grounded_pure
def drawn_by_a_function_that_looks() -> list[int]:
    numbers = iter([1, 2, 3])
    until(numbers, fetch("key"))
    return [*numbers]  # E: grounded-laundering


def kept_by(found: Iterator[int]) -> tuple[Iterator[int], ...]:
    return (found,)


@grounded_pure
def given_back() -> list[int]:
    numbers = iter([1, 2, 3])
    [same] = kept_by(numbers)
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return [*same]


@grounded_pure
def of_the_caller(numbers: Iterator[int]) -> None:
    first(numbers)
    if "no" in fetch("key"):
        first(numbers)  # E: grounded-laundering


@grounded_pure
def by_a_lambda() -> list[int]:
    numbers = iter([1, 2, 3])
    draw: Callable[[], int] = lambda: next(numbers)
    if "no" in fetch("key"):
        draw()  # E: grounded-laundering
    return [*numbers]


@grounded_pure
def that_reads_what_is_changed() -> list[int]:
    own = [1, 2, 3]
    numbers = (number for number in own)
    if "no" in fetch("key"):
        own.append(4)  # E: grounded-laundering
    return [*numbers]


@grounded_pure
def in_the_next_round(sink: list[Iterator[int]]) -> None:
    numbers = iter([1, 2, 3])
    for _ in range(2):
        some = islice(numbers, 2)
        if "no" in fetch("key"):
            next(some)  # E: grounded-laundering  # E: grounded-laundering
        sink.append(numbers)


@grounded_pure
def by_either_name() -> list[int]:
    numbers = others = iter([1, 2, 3])
    if "no" in fetch("key"):
        next(numbers)  # E: grounded-laundering  # E: grounded-laundering
    return [*others]


@grounded_pure
def chosen() -> list[int]:
    numbers, others = iter([1, 2, 3]), iter([4, 5])
    if "no" in fetch("key"):
        numbers = others
    next(numbers)  # E: grounded-laundering
    return [*others]


@grounded_pure
def of_a_group() -> list[int]:
    groups = groupby([1, 1, 2, 3])
    _, group = next(groups)
    if "no" in fetch("key"):
        next(groups)  # E: grounded-laundering  # E: grounded-laundering
    return [*group]
