"""Refused: an overload that promises a plain result where its implementation may return content."""

from __future__ import annotations

from typing import Literal, overload

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@overload
def load(key: str, raw: Literal[True]) -> str: ...
@overload
def load(key: str, raw: Literal[False] = ...) -> Grounded[str]: ...
def load(key: str, raw: bool = False) -> str | Grounded[str]:
    return fetch(key).strip()


@overload
def find(key: None) -> None: ...
@overload
def find(key: str) -> Grounded[str]: ...
def find(key: str | None) -> Grounded[str] | None:
    return fetch(key) if key is not None else None


@overload
def double(number: int) -> int: ...
@overload
def double(number: str) -> str: ...
def double(number: int | str) -> int | str:
    return number * 2


class Shelf:
    def __init__(self, key: str) -> None:
        self.docs = [fetch(key)]

    @overload
    def __getitem__(self, place: int) -> Grounded[str]: ...
    @overload
    def __getitem__(self, place: str) -> str: ...
    def __getitem__(self, place: int | str) -> str | Grounded[str]:
        return self.docs[int(place)]


class Page:
    def __init__(self, key: str) -> None:
        self.key = key

    @overload
    def __call__(self, raw: Literal[True]) -> str: ...
    @overload
    def __call__(self, raw: Literal[False]) -> Grounded[str]: ...
    def __call__(self, raw: bool) -> str | Grounded[str]:
        return fetch(self.key)


@grounded_pure
def loaded(key: str) -> str:
    return load(key, True)  # E: grounded-laundering


@grounded_pure
def from_a_shelf(key: str) -> str:
    return Shelf(key)["0"]  # E: grounded-laundering


@grounded_pure
def from_a_page(key: str) -> str:
    return Page(key)(True)  # E: grounded-laundering


@grounded_pure
def found(key: str) -> Grounded[str]:
    return find(key)[: double(2)]


@overload
def shown(page: Grounded[str]) -> Grounded[str]: ...
@overload
def shown(page: str) -> str: ...
def shown(page: object) -> object:
    return str(page)


@grounded_pure
def said_to_be_grounded(key: str) -> Grounded[str]:
    return shown(fetch(key))  # E: grounded-laundering
