"""Accepted: texts of the program's own, and rows that were retrieved, in one text."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, join

Rows = list[Grounded[str]]


@grounded_pure
def by_sum(rows: Rows) -> Grounded[str]:
    return join("\n", ["product"] + rows)


@grounded_pure
def framed(title: str, rows: Rows) -> Grounded[str]:
    return join("\n", [title, "---"] + [row.upper() for row in rows] + ["---"])


@grounded_pure
def by_name(rows: Rows) -> Grounded[str]:
    header = ["product", "price"]
    return join("\n", header + rows)


@grounded_pure
def as_items(title: str, rows: Rows) -> Grounded[str]:
    return join("\n", [title, f"{len(title)} letters", *rows])
