"""Table extraction: parse a pipe table from a page, pick a column, sum it."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
    each,
    ground,
    grounded_pure,
    interpolate,
    lift,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

PAGES = {
    "report": "Region | Sales | Cost\nNorth | 10 | 4\nSouth | 20 | 9\nWest | x | 1",
    "empty": "",
}


@tool(uses=retrieval)
def page(name: str) -> Grounded[str] | None:
    return ground(PAGES[name], source=name) if name in PAGES else None


Row = dict[str, str]


@lift
def parse_table(text: str) -> list[Row]:
    lines = [line for line in text.splitlines() if line.strip()]
    if not lines:
        return []
    header = [cell.strip() for cell in lines[0].split("|")]
    return [dict(zip(header, (c.strip() for c in line.split("|")))) for line in lines[1:]]


@dataclass
class Column:
    name: str
    values: list[Grounded[int]]
    skipped: list[Grounded[str]]

    @property
    def total(self) -> Grounded[int]:
        return sum(self.values[1:], self.values[0])


def column(rows: list[Grounded[Row]], name: str) -> Column:
    values, skipped = [], []
    for row in rows:
        cell = row.get(name)
        if cell is None:
            continue
        if cell.isdigit():
            values.append(lift(int)(cell))
        else:
            skipped.append(cell)
    return Column(name, values, skipped)


@grounded_pure
@agent
def total(name: str, heading: str) -> Grounded[str] | InsufficientEvidence:
    text = page(name)
    if text is None:
        return InsufficientEvidence(reason="no such page")
    rows = each(parse_table(text))
    if not rows:
        return InsufficientEvidence(reason="no table on the page")
    found = column(rows, heading)
    if not found.values:
        return InsufficientEvidence(reason=f"no numbers under {heading}")
    result = interpolate("{}: {}", heading, found.total)
    if found.skipped:
        result += " (some cells are no numbers)"
    return result


def main() -> None:
    for name, heading in (
        ("report", "Sales"),
        ("report", "Cost"),
        ("report", "Tax"),
        ("empty", "Sales"),
        ("?", ""),
    ):
        print(total(name, heading))


if __name__ == "__main__":
    main()
