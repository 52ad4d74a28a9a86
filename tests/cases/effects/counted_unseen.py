"""Refused: how many items a list holds, told by what neither loops over it nor asks for its length."""

from functools import reduce

from typing_extensions import Unpack

from corvid_runtime import Grounded, grounded_pure, prompt, retrieval, tool


@tool(uses=retrieval)
def words(q: str) -> list[Grounded[str]]:
    """Look up words."""
    raise NotImplementedError


@prompt(model="m")
def summary(parts: list[Grounded[str]]) -> str:
    """Summarise `parts`."""
    raise NotImplementedError


@grounded_pure(discloses={"condition"})
def by_truth(q: str) -> bool:
    return not words(q)[2:]  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def by_taking_out(q: str) -> int:
    found, number = words(q), 0
    while found:  # E: grounded-laundering
        found.pop()
        number += 1
    return number


@grounded_pure(discloses={"condition"})
def by_failing(q: str) -> int:
    found = words(q)
    try:
        found[2]  # E: grounded-laundering
    except IndexError:
        return 1
    return 2


@grounded_pure(discloses={"condition"})
def by_folding(q: str) -> int:
    return reduce(lambda number, _: number + 1, words(q), 0)  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def by_mapping(q: str) -> list[int]:
    return list(map(lambda _: 1, words(q)))  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def by_keys(q: str) -> list[str]:
    return list(dict(zip("abc", words(q))))  # E: grounded-laundering


@grounded_pure(discloses={"condition", "presence"})
def by_pattern(q: str) -> int:
    match words(q):  # E: grounded-laundering
        case [_, _]:
            return 2
        case _:
            return 0


@grounded_pure(discloses={"condition"})
def handed_on(q: str) -> Grounded[str]:
    return summary(words(q))


@grounded_pure(discloses={"condition"})
def first(q: str) -> Grounded[str]:
    return words(q)[0]


@grounded_pure(discloses={"condition"})
def in_order(q: str) -> list[Grounded[str]]:
    return sorted(words(q))


@grounded_pure(discloses={"condition", "length"})
def allowed(q: str) -> bool:
    return not words(q)[2:]


@grounded_pure(discloses={"condition"})
def of_two(one: Grounded[str], other: Grounded[str]) -> bool:
    return not (one, other)


@grounded_pure(discloses={"condition"})
def of_one_or_more(some: tuple[Grounded[str], Unpack[tuple[Grounded[str], ...]]]) -> bool:
    return not some[1:]  # E: grounded-laundering
