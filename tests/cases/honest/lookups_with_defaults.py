"""Accepted: methods of grounded dictionaries and lists that are handed grounded values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_rows, fetch_table


@agent
@grounded_pure
def found(i: str) -> Grounded[str]:
    row = fetch_table(i)
    return row.get("title", row["name"])


@agent
@grounded_pure
def taken(i: str) -> Grounded[str]:
    return fetch_table(i).pop("title", fetch(i))


@agent
@grounded_pure
def filled(i: str) -> Grounded[dict[str, str]]:
    table = fetch_table(i)
    table.setdefault("z", fetch(i))
    table.update(fetch_table("b"))
    table.update(x=fetch(i))
    table.update({"w": fetch(i)})
    return table


@agent
@grounded_pure
def inserted(i: str) -> Grounded[list[str]]:
    rows = fetch_rows(i)
    rows.insert(0, fetch(i))
    rows.extend(fetch_rows("b"))
    return rows
