"""Refused: ``__setattr__`` is handed what is assigned as a plain ``object``, and may look at it."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift, retrieval, tool

HITS: list[int] = []


@tool(uses=retrieval)
def fetch(name: str) -> str:
    return name


class Meta(type):
    def __setattr__(cls, name: str, value: object) -> None:
        if value == "banana":
            HITS.append(1)


class Box:
    doc: Grounded[str]

    def __setattr__(self, name: str, value: object) -> None:
        if value == "banana":
            HITS.append(1)


class Shelf(metaclass=Meta):
    doc: Grounded[str]


class Aware:
    doc: Grounded[str]

    def __setattr__(self, name: str, value: Grounded[str]) -> None:
        return None


class Trusted:
    doc: Grounded[str]

    @lift
    def __setattr__(self, name: str, value: object) -> None:
        return None


class Plain:
    count: int

    def __setattr__(self, name: str, value: object) -> None:
        return None


@grounded_pure
def assigned(name: str) -> None:
    box = Box()
    box.doc = fetch(name)  # E: grounded-laundering


@grounded_pure
def with_parts(name: str) -> None:
    box = Box()
    box.doc, rest = fetch(name), 3  # E: grounded-laundering


@grounded_pure
def of_a_loop(name: str) -> None:
    box = Box()
    for box.doc in [fetch(name)]:  # E: grounded-laundering
        pass


@grounded_pure
def of_a_class(name: str) -> None:
    Shelf.doc = fetch(name)  # E: grounded-laundering


@grounded_pure
def aware(name: str) -> None:
    Aware().doc = fetch(name)


@grounded_pure
def plain(name: str) -> Grounded[str]:
    Plain().count = 3
    return fetch(name)
