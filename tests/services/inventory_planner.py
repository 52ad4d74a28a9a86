"""Inventory Q&A: a text-to-query planner (model output parsed to dataclass), validation with enum, execution."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


class Table(str, Enum):
    STOCK = "stock"
    PRICES = "prices"


@dataclass(frozen=True)
class QuerySpec:
    table: Table
    item: str


SCHEMA = {"stock": "item, count", "prices": "item, eur"}
ROWS = {("stock", "bolt"): "bolt: 400", ("prices", "bolt"): "bolt: 0.20 EUR"}


@tool(uses=retrieval)
def schema() -> Grounded[str]:
    return ground(json.dumps(SCHEMA), source="information_schema")


@prompt(model="planner")
def plan(question: str, schema_text: str) -> str:
    table = "prices" if "cost" in question else "stock" if "many" in question else "users"
    return json.dumps({"table": table, "item": question.split()[-1].rstrip("s?")})


@lift
def parse_plan(text: str) -> QuerySpec | None:
    try:
        data = json.loads(text)
        return QuerySpec(Table(data["table"]), data["item"])
    except (ValueError, KeyError):
        return None


@tool(uses=retrieval)
def run_query(table: str, item: str) -> list[Grounded[str]]:
    row = ROWS.get((table, item))
    return [ground(row, source=f"db/{table}/{item}")] if row else []


@prompt(model="writer")
def phrase(question: str, rows: str) -> str:
    return f"{question} {rows}"


@grounded_pure
def answer(question: str) -> Grounded[str] | InsufficientEvidence:
    spec = parse_plan(plan(question, schema()))
    if spec is None:
        return InsufficientEvidence(reason="the question cannot be turned into a query")
    rows = run_query(spec.table, spec.item)
    if not rows:
        return InsufficientEvidence(reason="the query has no rows")
    reply = phrase(question, join("\n", rows))
    if spec.table == Table.PRICES:
        return interpolate("{} (net)", reply)
    return reply


def main() -> None:
    for question in ("How many bolts?", "What cost bolts?", "How many nuts?", "Who are you?"):
        result = answer(question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, sorted({s.source for s in result.sources().retrievals()}))


if __name__ == "__main__":
    main()
