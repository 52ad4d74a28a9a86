"""Refused: what fills in a marked abstract method, and is neither marked nor a retrieval."""

from __future__ import annotations

from abc import ABC, abstractmethod

from corvid_runtime import Grounded, ground, grounded_pure, retrieval, tool
from prelude import fetch


class Source(ABC):
    @property
    @abstractmethod
    @grounded_pure
    def name(self) -> str: ...

    @abstractmethod
    @grounded_pure
    def passages(self, question: str) -> list[Grounded[str]]: ...

    @abstractmethod
    @grounded_pure
    def title(self) -> str: ...

    @abstractmethod
    def unmarked(self, question: str) -> Grounded[str]: ...


class Fixed(Source):
    name = "fixed"

    @grounded_pure
    def passages(self, question: str) -> list[Grounded[str]]:
        return [fetch(question)]

    @grounded_pure
    def title(self) -> str:
        return "Fixed"

    def unmarked(self, question: str) -> Grounded[str]:
        return fetch(question)


class Stored(Source):
    name = ""

    def __init__(self, name: str) -> None:
        self.name = name

    @tool(uses=retrieval)
    def passages(self, question: str) -> list[Grounded[str]]:
        return [ground(question, source="stored")]

    @grounded_pure
    def title(self) -> str:
        return "Stored"

    def unmarked(self, question: str) -> Grounded[str]:
        return fetch(question)


class StoredAgain(Fixed):
    @tool(uses=retrieval)  # E: grounded-laundering
    def passages(self, question: str) -> list[Grounded[str]]:
        return [ground(question, source="stored")]


class Opened:
    def __get__(self, owner: object, kind: object = None) -> str:
        return fetch("17").unwrap_discarding_sources()


class Computed(Fixed):
    name = Opened()  # E: grounded-laundering

    @property
    def other(self) -> str:
        return "other"

    @tool  # E: grounded-laundering
    def title(self) -> str:
        return "17"


class Property(Source):
    @property  # E: grounded-laundering
    def name(self) -> str:
        return fetch("17").unwrap_discarding_sources()

    def passages(self, question: str) -> list[Grounded[str]]:  # E: grounded-laundering
        return [fetch(question)]

    @grounded_pure
    def title(self) -> str:
        return "Property"

    def unmarked(self, question: str) -> Grounded[str]:
        return fetch(question)


@grounded_pure
def asked(source: Source, question: str) -> tuple[str, list[Grounded[str]]]:
    return source.name + source.title(), source.passages(question)


@grounded_pure
def asked_unmarked(source: Source, question: str) -> Grounded[str]:
    return source.unmarked(question)  # E: grounded-laundering
