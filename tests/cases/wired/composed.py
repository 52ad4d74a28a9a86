"""Accepted: ordinary code puts together what is marked, retrieves, or can be proved as it stands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from corvid_runtime import Grounded, agent, grounded_pure, lift, retrieval, tool
from prelude import fetch


class Step(Protocol):
    @property
    @grounded_pure
    def name(self) -> str: ...

    @grounded_pure
    def apply(self, page: Grounded[str], /) -> Grounded[str]: ...


class Change(Protocol):
    @grounded_pure
    def __call__(self, page: Grounded[str], /) -> Grounded[str]: ...


class Retriever(Protocol):
    @grounded_pure
    def search(self, i: str) -> Grounded[str]: ...


class Listener(Protocol):
    @grounded_pure
    def asked(self, question: str) -> None: ...


class Service:
    def __init__(
        self,
        retriever: Retriever,
        steps: Sequence[Step],
        change: Change,
        listeners: Sequence[Listener] = (),
    ) -> None:
        self._retriever = retriever
        self._steps = steps
        self._change = change
        self._listeners = listeners

    @agent
    @grounded_pure
    def answer(self, i: str) -> Grounded[str]:
        for listener in self._listeners:
            listener.asked(i)
        page = self._retriever.search(i)
        for step in self._steps:
            page = step.apply(page)
        return self._change(page)


class Stripped:
    name = "stripped"

    def apply(self, page: Grounded[str]) -> Grounded[str]:
        return page.strip()


@dataclass
class Cut:
    name: str = "cut"
    length: int = 80

    @grounded_pure
    def apply(self, page: Grounded[str]) -> Grounded[str]:
        return page[: self.length]


class Index:
    @tool(uses=retrieval)
    def search(self, i: str) -> str:
        return i


class Cached:
    def __init__(self, retriever: Retriever) -> None:
        self._retriever = retriever
        self._pages: dict[str, Grounded[str]] = {}

    def search(self, i: str) -> Grounded[str]:
        if i not in self._pages:
            self._pages[i] = self._retriever.search(i)
        return self._pages[i]


@dataclass
class Recorder:
    questions: list[str] = field(default_factory=list)

    def asked(self, question: str) -> None:
        self.questions.append(question)


def unchanged(page: Grounded[str]) -> Grounded[str]:
    return page


@grounded_pure
def louder(page: Grounded[str]) -> Grounded[str]:
    return page.upper()


@lift
def shortened(text: str) -> str:
    return text[:10]


def main(loud: bool) -> Service:
    recorder = Recorder()
    change: Change = louder if loud else unchanged
    changes: dict[str, Change] = {"loud": louder, "as it is": unchanged}
    assert "loud" in changes
    return Service(Cached(Index()), [Stripped(), Cut(length=10)], change, [recorder])


SERVICE = Service(Index(), [Cut()], unchanged)


def tested() -> Grounded[str]:
    class Fixed:
        @grounded_pure
        def search(self, i: str) -> Grounded[str]:
            return fetch(i)

    return Service(Fixed(), [], louder).answer("a")
