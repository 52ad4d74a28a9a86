"""Refused: an overloaded function whose overloads do not show the proof of its implementation."""

from __future__ import annotations

from typing import overload

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@overload
def load(names: str) -> Grounded[str]: ...
@overload
def load(names: list[str]) -> list[Grounded[str]]: ...
@grounded_pure
def load(names: str | list[str]) -> Grounded[str] | list[Grounded[str]]:
    if isinstance(names, str):
        return fetch(names)
    return [fetch(n) for n in names]


@overload
@grounded_pure
def loaded(names: str) -> Grounded[str]: ...
@overload
@grounded_pure
def loaded(names: list[str]) -> list[Grounded[str]]: ...
@grounded_pure
def loaded(names: str | list[str]) -> Grounded[str] | list[Grounded[str]]:
    if isinstance(names, str):
        return fetch(names)
    return [fetch(n) for n in names]


@grounded_pure
def half(i: str) -> Grounded[str]:
    return load(i)  # E: grounded-laundering


@grounded_pure
def whole(i: str) -> Grounded[str]:
    return loaded(i)
