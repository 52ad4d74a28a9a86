"""Refused: what is yielded from after a look, if that changes something; new items of content may be."""

from collections.abc import Iterator, Generator
from corvid_runtime import Grounded, agent, grounded_pure, join, retrieval, tool, prompt, lift, each
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
def load(name: str) -> str:
    return name


@tool(uses=retrieval)
def pages(name: str) -> list[str]:
    return [name]


def gen(k: str) -> Generator[Grounded[str], None, int]:
    d = load(k)
    yield d
    if d == "x":
        return 1
    return 2


@grounded_pure
def a(k: str) -> Iterator[Grounded[str]]:
    n = yield from gen(k)  # E: grounded-laundering
    for i in range(n):
        yield load("q")


OUT: list[int] = []


@grounded_pure
def b(k: str) -> Iterator[Grounded[str]]:
    n = yield from gen(k)  # E: grounded-laundering
    OUT.append(n)


@grounded_pure
def c(k: str, it: Iterator[Grounded[str]]) -> Iterator[Grounded[str]]:
    d = load(k)
    if d == "x":
        yield from it  # E: grounded-laundering


def noisy() -> Iterator[Grounded[str]]:
    OUT.append(1)
    yield load("k")


@grounded_pure
def d(k: str) -> Iterator[Grounded[str]]:
    if load(k) == "x":
        yield from noisy()  # E: grounded-laundering


@grounded_pure
def e(k: str) -> Iterator[Grounded[str]]:
    n = noisy()
    if load(k) == "x":
        yield from n  # E: grounded-laundering


@grounded_pure
def f(k: str) -> Iterator[Grounded[str]]:
    if load(k) == "x":
        yield from each(pages(k))


class It:
    def __iter__(self) -> Iterator[Grounded[str]]:
        OUT.append(1)
        return iter(each(pages("")))


@grounded_pure
def g(k: str) -> Iterator[Grounded[str]]:
    i = It()
    if load(k) == "x":
        yield from i  # E: grounded-laundering
