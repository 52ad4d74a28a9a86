"""Accepted: code around the boundaries, without a single agent."""

from __future__ import annotations

from prelude import fetch


def main(names: list[str]) -> int:
    table = {name: fetch(name) for name in names}
    for name, doc in table.items():
        print(name, doc, doc.confidence, f"{doc:>20}")
    return len(table)
