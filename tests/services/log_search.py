"""Log search DSL: tokenizer and recursive-descent parser (plain), evaluator over retrieved records."""

from __future__ import annotations

import re
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
class Record:
    level: str
    status: int
    message: str


RECORDS = [
    Record("error", 500, "db down"),
    Record("info", 200, "ok"),
    Record("error", 404, "no page"),
]


@dataclass(frozen=True)
class Condition:
    field: str
    operator: str
    value: str

    def holds(self, record: Grounded[Record]) -> bool:
        if self.field == "status":
            return self.compare(record.status, int(self.value))
        if self.field == "level":
            return bool(record.level == self.value)
        return self.value in record.message

    def compare(self, status: Grounded[int], wanted: int) -> bool:
        match self.operator:
            case "=":
                return bool(status == wanted)
            case ">":
                return bool(status > wanted)
            case "<":
                return bool(status < wanted)
            case _:
                raise ValueError(f"unknown operator {self.operator}")


TOKEN = re.compile(r"(\w+)([=<>])(\w+)")


def parse(query: str) -> list[Condition]:
    conditions = []
    for part in query.split():
        found = TOKEN.fullmatch(part)
        if found is None:
            raise ValueError(f"cannot read {part!r}")
        conditions.append(Condition(*found.groups()))
    return conditions


@tool(uses=retrieval)
def records(limit: int) -> list[Grounded[Record]]:
    return [ground(r, source=f"log/{n}") for n, r in enumerate(RECORDS[:limit])]


@prompt(model="sre")
def explain(lines: str) -> str:
    return lines


@grounded_pure
def search(query: str) -> Grounded[str] | InsufficientEvidence:
    try:
        conditions = parse(query)
    except ValueError:
        return InsufficientEvidence(reason=f"cannot read {query!r}")
    matching = [r for r in records(100) if all(c.holds(r) for c in conditions)]
    if not matching:
        return InsufficientEvidence(reason="no record matches")
    return explain(
        join("; ", [interpolate("{} {}: {}", r.level, r.status, r.message) for r in matching])
    )


def main() -> None:
    for query in ("level=error status>450", "text=ok", "status<100", "???"):
        result = search(query)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
