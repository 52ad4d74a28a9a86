"""Singledispatch rendering of two kinds of documents, overloads for one or many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Memo:
    author: str
    text: str


@dataclass(frozen=True)
class Table:
    title: str
    rows: int


@tool(uses=retrieval)
def memos(topic: str) -> list[Grounded[Memo]]:
    return [ground(Memo("Ann", "Costs rise."), source="memo/1")] if topic == "costs" else []


@tool(uses=retrieval)
def tables(topic: str) -> list[Grounded[Table]]:
    return [ground(Table("Costs 2024", 12), source="xls/1")] if topic == "costs" else []


@prompt(model="m")
def summarize(topic: str, material: str) -> str:
    return material


@dataclass(frozen=True)
class MemoView:
    memo: Grounded[Memo]


@dataclass(frozen=True)
class TableView:
    table: Grounded[Table]


def render(view: MemoView | TableView) -> Grounded[str]:
    match view:
        case MemoView(memo):
            return interpolate("{}: {}", memo.author, memo.text)
        case TableView(table):
            return interpolate("{} ({} rows)", table.title, table.rows)


def bullets(texts: Sequence[Grounded[str]]) -> Grounded[str]:
    return join("\n", ["- " + text for text in texts])


@grounded_pure
def report(topic: str) -> Grounded[str] | InsufficientEvidence:
    views: list[MemoView | TableView] = [MemoView(m) for m in memos(topic)]
    views += [TableView(t) for t in tables(topic)]
    if not views:
        return InsufficientEvidence(reason="nothing found")
    return summarize(topic, bullets([render(v) for v in views]))


if __name__ == "__main__":
    print(report("costs"))
    print(report("bees"))
