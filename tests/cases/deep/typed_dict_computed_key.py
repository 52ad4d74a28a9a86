"""Refused: a typed dictionary by a key that no literal type shows."""

from __future__ import annotations

from typing import TypedDict

from corvid_runtime import Grounded, agent, grounded_pure


class Entry(TypedDict, total=False):
    text: Grounded[str]
    name: str


@agent
def read_recorded(entry: Entry, key: str) -> None:
    found: str = entry[key]  # type: ignore[literal-required]  # N: grounded-coercion[argument] `entry`
    other: object = entry.get(key)  # N: grounded-coercion[argument] `entry`


@agent
def refused_by_mypy_already(entry: Entry, key: str) -> None:
    found: str = entry[key]  # E: literal-required


@grounded_pure
def read(entry: Entry, key: str) -> str:
    found: str = entry[key]  # type: ignore[literal-required]  # E: grounded-laundering `entry`
    return found


@grounded_pure
def read_all(entry: Entry) -> list[str]:
    return [entry[key] for key in entry]  # type: ignore  # E: grounded-laundering `entry`


@grounded_pure
def got(entry: Entry, key: str) -> object:
    return entry.get(key)  # E: grounded-laundering `entry`


@grounded_pure
def popped(entry: Entry, key: str) -> str:
    found: str = entry.pop(key)  # type: ignore  # E: grounded-laundering `entry`
    return found


@grounded_pure
def written(entry: Entry, key: str, text: Grounded[str]) -> Entry:
    entry[key] = text  # type: ignore  # E: grounded-laundering `text`
    return entry
