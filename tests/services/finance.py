"""Finance: extract figures from filings; replies are parsed as JSON."""

import json
from dataclasses import dataclass
from typing import Any

from corvid_runtime import Grounded, ground, grounded_pure, join, lift, prompt, retrieval, tool


@dataclass(frozen=True)
class Filing:
    company: str
    year: int
    text: str


@dataclass
class Figure:
    metric: str
    company: str
    value: Grounded[float]
    quote: Grounded[str]


FILINGS = [
    Filing("acme", 2023, "Revenue rose to 12.5 million."),
    Filing("acme", 2022, "Revenue was 10.1 million."),
    Filing("globex", 2023, "Net loss of 3 million."),
]


class ExtractionError(Exception):
    pass


@tool(uses=retrieval)
def filings_of(company: str) -> list[Grounded[Filing]]:
    return [ground(f, source=f"{f.company}-{f.year}") for f in FILINGS if f.company == company]


@prompt(model="extractor")
def extract(metric: str, text: str) -> str:
    for line in text.splitlines():
        if metric.lower() in line.lower():
            number = [w for w in line.split() if w[0].isdigit()][0]
            return json.dumps({"value": float(number), "quote": line})
    return "null"


@lift
def parse_reply(reply: str) -> dict[str, Any] | None:
    try:
        data = json.loads(reply)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


@grounded_pure
def latest_figure(company: str, metric: str) -> Figure | None:
    filings = sorted(filings_of(company), key=lambda f: f.year, reverse=True)
    if not filings:
        return None
    context = join("\n", [f.text for f in filings])
    data = parse_reply(extract(metric, context))
    if data is None:
        return None
    if "value" not in data or "quote" not in data:
        raise ExtractionError("the reply has no value")
    return Figure(metric, company, data["value"], data["quote"])


@grounded_pure
def growth(company: str, metric: str) -> Grounded[float] | None:
    values: list[Grounded[float]] = []
    for filing in filings_of(company):
        data = parse_reply(extract(metric, filing.text))
        if data is None:
            continue
        values.append(data["value"])
    if len(values) < 2:
        return None
    newest, previous = values[0], values[1]
    if previous == 0:
        return None
    return (newest - previous) / previous


if __name__ == "__main__":
    print(latest_figure("acme", "revenue"))
    print(growth("acme", "revenue"))
    print(latest_figure("globex", "revenue"))
