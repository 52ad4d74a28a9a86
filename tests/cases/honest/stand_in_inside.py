"""Accepted: proved objects stand in for a protocol in containers, unions, recursive types."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol, Union

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

Tree = Union[str, list["Tree"]]
Forest = Union[str, Sequence["Forest"]]


class Judge(Protocol):
    @grounded_pure
    def judge(self, passage: Grounded[str]) -> Grounded[str]: ...


class Strict:
    @grounded_pure
    def judge(self, passage: Grounded[str]) -> Grounded[str]:
        return passage.strip()


class Plain:
    def judge(self, passage: Grounded[str]) -> Grounded[str]:
        return passage


@grounded_pure
def all_of(judges: Iterable[Judge], passage: Grounded[str]) -> list[Grounded[str]]:
    return [each.judge(passage) for each in judges]


@grounded_pure
def one_of(judge: Judge | None, passage: Grounded[str]) -> Grounded[str]:
    return passage if judge is None else judge.judge(passage)


def counted(things: Sequence[Plain] | Mapping[str, Judge]) -> int:
    return len(things)


@grounded_pure
def leaves(tree: Forest) -> Forest:
    return tree


@agent
def answer(i: str, judges: dict[str, Strict], judge: Strict) -> Sequence[Grounded[str]]:
    counted([Plain()])
    return [*all_of(judges.values(), fetch(i)), one_of(judge, fetch(i))]


@grounded_pure
def tall(tree: Tree, judges: tuple[Strict, ...], passage: Grounded[str]) -> list[Grounded[str]]:
    leaves(tree)
    return all_of(judges, passage)


@grounded_pure
def handed_back(make: Callable[[], Strict], made: type[Strict]) -> tuple[Callable[[], Judge], type[Judge]]:
    return make, made


@grounded_pure
def of_more(ask: Callable[[Judge], str]) -> Callable[[Strict], str]:
    return ask
