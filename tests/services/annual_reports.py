"""Annual reports: parse a markdown table out of a page, typed rows, numbers with a parse helper, totals."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
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

PAGE = """| unit | sales |
| --- | --- |
| Pumps | 1,200 |
| Valves | 800 |
| Other | n/a |"""


@tool(uses=retrieval)
def report_page(year: int) -> Grounded[str] | None:
    return ground(PAGE, source=f"report {year}, p. 12") if year == 2023 else None


@prompt(model="analyst")
def comment(question: str, table: str) -> str:
    return f"{question} {table}"


@dataclass(frozen=True)
class Row:
    unit: Grounded[str]
    sales: Grounded[int]


@lift
def to_int(text: str) -> int | None:
    try:
        return int(text.replace(",", ""))
    except ValueError:
        return None


def cells(line: Grounded[str]) -> list[Grounded[str]]:
    return [cell.strip() for cell in each(line.strip("|").split("|"))]


def parse(page: Grounded[str]) -> list[Row]:
    rows: list[Row] = []
    for line in each(page.splitlines()[2:]):
        unit, sales = cells(line)
        number = to_int(sales)
        if number is None:
            continue
        rows.append(Row(unit, number))
    return rows


@grounded_pure
def sales(year: int, question: str) -> Grounded[str] | InsufficientEvidence:
    page = report_page(year)
    if page is None:
        return InsufficientEvidence(reason=f"no report for {year}")
    rows = parse(page)
    if not rows:
        return InsufficientEvidence(reason="the table is empty")
    total = rows[0].sales
    for row in rows[1:]:
        total += row.sales
    biggest = max(rows, key=lambda r: r.sales)
    shares = [interpolate("{} {:.0%}", r.unit, r.sales / total) for r in rows]
    return comment(
        question, interpolate("total {}, most by {} ({})", total, biggest.unit, join(", ", shares))
    )


def main() -> None:
    for year in (2023, 2020):
        result = sales(year, "Sales?")
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
