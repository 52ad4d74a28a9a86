"""Refused: a class that its metaclass makes may have other attributes than mypy shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

LOG: list[str] = []


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


def noted(self: object, text: Grounded[str]) -> Grounded[str]:
    LOG.append(str(text))
    return text


def name(self: object) -> str:
    LOG.append("named")
    return "x"


class Assigning(type):
    def __init__(cls, name: str, bases: Any, namespace: Any) -> None:
        cls.read = noted


class Naming(type):
    def __init__(cls, name: str, bases: Any, namespace: Any) -> None:
        cls.name = property(globals()["name"])


class Evil:
    def read(self, text: Grounded[str]) -> Grounded[str]:
        LOG.append(str(text))
        return text


class Reordering(type):
    def mro(cls) -> list[type]:
        return [cls, Evil, *super().mro()[1:]]


class Replaced(metaclass=Assigning):
    def read(self, text: Grounded[str]) -> Grounded[str]:
        return text


class Named(metaclass=Naming):
    @property
    def name(self) -> str:
        return "x"


class Base:
    def read(self, text: Grounded[str]) -> Grounded[str]:
        return text


class Reordered(Base, metaclass=Reordering):
    pass


class Making(type):
    def __call__(cls) -> Any:
        return Evil()


ANY: Any = Making


class Unknown(metaclass=ANY):  # type: ignore[metaclass]
    def read(self, text: Grounded[str]) -> Grounded[str]:
        return text


class Abstract(ABC):
    @abstractmethod
    def read(self, text: Grounded[str]) -> Grounded[str]:
        """Read a text."""


class Concrete(Abstract):
    def read(self, text: Grounded[str]) -> Grounded[str]:
        return text


@grounded_pure
def replaced(key: str, reader: Replaced) -> Grounded[str]:
    return reader.read(fetch(key))  # E: grounded-laundering


@grounded_pure
def named(key: str, reader: Named) -> Grounded[str]:
    doc = fetch(key)
    if "x" in doc:
        reader.name  # E: grounded-laundering
    return doc


@grounded_pure
def reordered(key: str, reader: Reordered) -> Grounded[str]:
    return reader.read(fetch(key))  # E: grounded-laundering


@grounded_pure
def unknown(key: str) -> Grounded[str]:
    return Unknown().read(fetch(key))  # E: grounded-laundering


@grounded_pure
def concrete(key: str) -> Grounded[str]:
    """Accepted: the library's metaclass changes nothing."""
    return Concrete().read(fetch(key))
