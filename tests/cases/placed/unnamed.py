"""Refused: what says where an item stands must be something that the item has."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from corvid_runtime import retrieval, tool


@dataclass(frozen=True)
class Hit:
    path: Path
    text: str
    page: int


class Row(TypedDict):
    url: str


def of_row(row: Row) -> str:
    return row["url"]


@tool(uses=retrieval, source="uri")
def search(query: str) -> list[Hit]:  # E: grounded-declaration
    return [Hit(Path("a"), query, 1)]


@tool(uses=retrieval, source="path")
def typed(query: str) -> list[Hit]:  # E: grounded-declaration
    return [Hit(Path("a"), query, 1)]


@tool(uses=retrieval, source="text", location="page")
def placed(query: str) -> list[Hit]:  # E: grounded-declaration
    return [Hit(Path("a"), query, 1)]


@tool(uses=retrieval, source=of_row)
def of_another(query: str) -> list[Hit]:  # E: grounded-declaration
    return [Hit(Path("a"), query, 1)]


@tool(uses=retrieval, source="uri")
def rows(query: str) -> list[Row]:  # E: grounded-declaration
    return [Row(url=query)]


@tool(uses=retrieval, source="uri")
def texts(query: str) -> list[str]:  # E: grounded-declaration
    return [query]


NAME = "".join(["u", "rl"])


@tool(uses=retrieval, source=NAME)  # E: grounded-declaration
def computed(query: str) -> list[Row]:
    return [Row(url=query)]
