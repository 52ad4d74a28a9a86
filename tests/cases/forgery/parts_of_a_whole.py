"""Refused: a grounded whole fills a slot whose parts are grounded; dropped, its parts are plain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from corvid_runtime import Grounded, agent, each, grounded_pure, retrieval, tool
from prelude import fetch, fetch_rows, fetch_table


@dataclass
class Docs:
    items: list[Grounded[str]]


@agent
def returned(i: str) -> list[Grounded[str]]:
    return fetch_rows(i)  # E: ungrounded-return `fetch_rows(i)`


@agent
def put_into_slots(i: str, docs: list[Grounded[str]]) -> None:
    rows = fetch_rows(i)
    declared: list[Grounded[str]] = rows  # E: grounded-forgery `rows`
    listed: list[Grounded[str]] = list(rows)  # E: grounded-forgery `rows`
    fixed: tuple[Grounded[str], ...] = tuple(rows)  # E: grounded-forgery `rows`
    ordered: list[Grounded[str]] = sorted(rows)  # E: grounded-forgery `rows`
    first: Grounded[str] = next(iter(rows))  # E: grounded-forgery `rows`
    docs.extend(rows)  # E: grounded-forgery `rows`
    docs[:] = rows  # E: grounded-forgery `rows`
    made = Docs(rows)  # E: grounded-forgery `rows`
    made.items = rows  # E: grounded-forgery `rows`
    letters: list[Grounded[str]] = list(fetch(i))  # E: grounded-forgery `fetch(i)`


@agent
def spread(i: str) -> None:
    rows, table = fetch_rows(i), fetch_table(i)
    listed: list[Grounded[str]] = [*rows]  # E: grounded-forgery `rows`
    named: dict[str, Grounded[str]] = {**table}  # E: grounded-forgery `table`
    named.update(table)  # E: grounded-forgery `table`


@agent
@grounded_pure
def kept(i: str) -> list[Grounded[str]]:
    made = Docs(each(fetch_rows(i)))
    made.items.extend(each(fetch_rows(i)))
    return [*made.items]


@tool(uses=retrieval)
def fetch_json(i: str) -> dict[str, Any]:
    return {"name": i}


@agent
def unseen(i: str) -> Grounded[str]:
    table: dict[str, Grounded[str]] = dict(fetch_json(i))  # E: grounded-forgery `fetch_json(i)`
    return table["name"]
