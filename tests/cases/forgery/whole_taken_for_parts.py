"""Refused: a grounded whole holds plain parts; a slot for grounded ones is not for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from corvid_runtime import Grounded, agent, retrieval, tool
from prelude import fetch_rows, fetch_table


@dataclass
class Docs:
    items: list[Grounded[str]]


@tool(uses=retrieval)
def fetch_json(i: str) -> dict[str, Any]:
    return {"name": i}


def takes(docs: list[Grounded[str]]) -> None:
    print(len(docs))


@agent
def assigned(i: str) -> Grounded[str]:
    docs: list[Grounded[str]] = fetch_rows(i)  # E: grounded-forgery `fetch_rows(i)`
    return docs[0]


@agent
def copied(i: str) -> Grounded[str]:
    docs: list[Grounded[str]] = list(fetch_rows(i))  # E: grounded-forgery `fetch_rows(i)`
    return docs[0]


@agent
def returned(i: str) -> list[Grounded[str]]:
    return fetch_rows(i)  # E: ungrounded-return `fetch_rows(i)`


@agent
def ordered(i: str) -> list[Grounded[str]]:
    return sorted(fetch_rows(i))  # E: grounded-forgery `fetch_rows(i)`


@agent
def starred(i: str) -> list[Grounded[str]]:
    return [*fetch_rows(i)]  # E: grounded-forgery `fetch_rows(i)`


@agent
def extended(i: str) -> list[Grounded[str]]:
    docs: list[Grounded[str]] = []
    docs.extend(fetch_rows(i))  # E: grounded-forgery `fetch_rows(i)`
    docs[:] = fetch_rows(i)  # E: grounded-forgery `fetch_rows(i)`
    return docs


@agent
def unpacked(i: str) -> Grounded[str]:
    first: Grounded[str]
    second: Grounded[str]
    rest: list[Grounded[str]]
    first, second = fetch_rows(i)  # E: grounded-forgery `fetch_rows(i)`
    first, *rest = fetch_rows(i)  # E: grounded-forgery `fetch_rows(i)`
    return first


@agent
def yielded(i: str) -> Iterator[Grounded[str]]:
    yield from fetch_rows(i)  # E: ungrounded-return `fetch_rows(i)`


@agent
def handed(i: str) -> Docs:
    takes(list(fetch_rows(i)))  # E: grounded-forgery `fetch_rows(i)`
    takes(fetch_rows(i))  # E: grounded-forgery `fetch_rows(i)`
    docs = Docs(fetch_rows(i))  # E: grounded-forgery `fetch_rows(i)`
    docs.items = fetch_rows(i)  # E: grounded-forgery `fetch_rows(i)`
    return docs


@agent
def mapped(i: str) -> dict[str, Grounded[str]]:
    table: dict[str, Grounded[str]] = {**fetch_table(i)}  # E: grounded-forgery `fetch_table(i)`
    table.update(fetch_table(i))  # E: grounded-forgery `fetch_table(i)`
    other: dict[str, Grounded[str]] = dict(fetch_json(i))  # E: grounded-forgery `fetch_json(i)`
    return table or other
