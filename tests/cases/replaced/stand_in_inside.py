"""Refused: what stands in for a protocol keeps its proofs inside of containers and unions, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, overload

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Judge(Protocol):
    @grounded_pure
    def judge(self, passage: Grounded[str]) -> Grounded[str]: ...


heard: list[str] = []


class Careless:
    def judge(self, passage: Grounded[str]) -> Grounded[str]:
        heard.append(str(passage))
        return fetch("anything else")


class Bench(list[Careless]):
    """A list of those."""


@grounded_pure
def all_of(judges: Iterable[Judge], passage: Grounded[str]) -> list[Grounded[str]]:
    return [each.judge(passage) for each in judges]


@grounded_pure
def one_of(judge: Judge | None, passage: Grounded[str]) -> Grounded[str]:
    return passage if judge is None else judge.judge(passage)


@grounded_pure
def paired(pair: tuple[Judge, str], passage: Grounded[str]) -> Grounded[str]:
    return pair[0].judge(passage)


@agent
def in_list(i: str, careless: list[Careless]) -> Sequence[Grounded[str]]:
    return all_of(careless, fetch(i))  # E: grounded-laundering


@agent
def in_values(i: str, careless: dict[str, Careless]) -> Sequence[Grounded[str]]:
    return all_of(careless.values(), fetch(i))  # E: grounded-laundering


@agent
def in_subclass(i: str, bench: Bench) -> Sequence[Grounded[str]]:
    return all_of(bench, fetch(i))  # E: grounded-laundering


@agent
def in_union(i: str, careless: Careless) -> Grounded[str]:
    return one_of(careless, fetch(i))  # E: grounded-laundering


@agent
def in_tuple(i: str, pair: tuple[Careless, str]) -> Grounded[str]:
    return paired(pair, fetch(i))  # E: grounded-laundering


@grounded_pure
def in_sequence(careless: Sequence[Careless], passage: Grounded[str]) -> list[Grounded[str]]:
    return all_of(careless, passage)  # E: grounded-laundering


@grounded_pure
def in_same_class(careless: Sequence[Careless]) -> Sequence[Judge]:
    return careless  # E: grounded-laundering


@grounded_pure
def in_result(make: Callable[[], Careless]) -> Callable[[], Judge]:
    return make  # E: grounded-laundering


@grounded_pure
def in_parameter(ask: Callable[[Judge], str]) -> Callable[[Careless], str]:
    return ask  # E: grounded-laundering


@grounded_pure
def in_class(made: type[Careless]) -> type[Judge]:
    return made  # E: grounded-laundering


@grounded_pure
def as_maker(passage: Grounded[str]) -> Callable[[], Judge]:
    return Careless  # E: grounded-laundering


@overload
def made_of(kind: int) -> Careless: ...
@overload
def made_of(kind: str) -> str: ...
@grounded_pure
def made_of(kind: int | str) -> Careless | str:
    return Careless() if isinstance(kind, int) else kind


@grounded_pure
def in_overload(passage: Grounded[str]) -> Callable[[int], Judge]:
    return made_of  # E: grounded-laundering
