"""Accepted: a typed dictionary by keys whose literal types say which item is meant."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from corvid_runtime import Grounded, agent, grounded_pure

NAME: Final = "name"


class Entry(TypedDict, total=False):
    text: Grounded[str]
    name: str


class Plain(TypedDict):
    name: str


@agent
@grounded_pure
def text(entry: Entry, key: Literal["text"]) -> Grounded[str]:
    return entry[key]


@grounded_pure
def name(entry: Entry, key: Literal["name"]) -> str:
    return entry[key] + entry[NAME] + (entry.get(key) or "") + (entry.get(NAME) or "")


@grounded_pure
def taken(entry: Entry) -> Grounded[str] | None:
    return entry.pop("text", None)


@grounded_pure
def defaulted(entry: Entry) -> str:
    return entry.setdefault("name", "none")


@grounded_pure
def of_plain_items(entry: Plain, key: str) -> object:
    return entry.get(key)
