"""Compare two vendors: matrix of criteria x vendors, cells filled by extraction, missing cells as refusals, table text."""

from __future__ import annotations

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

Cell = Grounded[str] | InsufficientEvidence
BROCHURES = {"Acme": "Price: 10 EUR. Warranty: 2 years.", "Bolt": "Price: 12 EUR."}


@tool(uses=retrieval)
def brochure(vendor: str) -> Grounded[str] | None:
    text = BROCHURES.get(vendor)
    return ground(text, source=f"{vendor}.pdf") if text else None


@prompt(model="extractor")
def extract(criterion: str, text: str) -> str:
    for part in text.split(". "):
        key, _, value = part.partition(": ")
        if key == criterion:
            return value.rstrip(".")
    return "n/a"


@prompt(model="buyer")
def conclude(table: str) -> str:
    return table


@dataclass(frozen=True)
class Row:
    criterion: str
    cells: tuple[Cell, ...]

    def complete(self) -> bool:
        return not any(isinstance(c, InsufficientEvidence) for c in self.cells)

    def render(self) -> Grounded[str] | None:
        values = [c for c in self.cells if not isinstance(c, InsufficientEvidence)]
        if not values:
            return None
        return interpolate("{}: {}", self.criterion, join(" | ", values))


def cell(vendor: str, criterion: str) -> Cell:
    text = brochure(vendor)
    if text is None:
        return InsufficientEvidence(reason=f"no brochure of {vendor}")
    value = extract(criterion, text)
    if value == "n/a":
        return InsufficientEvidence(reason=f"{vendor} does not say", missing=(criterion,))
    return value


def matrix(vendors: list[str], criteria: list[str]) -> list[Row]:
    return [
        Row(criterion, tuple(cell(vendor, criterion) for vendor in vendors))
        for criterion in criteria
    ]


@grounded_pure
def compare(vendors: list[str], criteria: list[str]) -> Grounded[str] | InsufficientEvidence:
    rows = matrix(vendors, criteria)
    complete = [row for row in rows if row.complete()]
    lines = [line for row in complete if (line := row.render()) is not None]
    if not lines:
        return InsufficientEvidence(
            reason="no criterion is answered by all", missing=tuple(criteria)
        )
    return conclude(join("\n", lines))


def main() -> None:
    for criteria in (["Price", "Warranty"], ["Warranty"]):
        result = compare(["Acme", "Bolt"], criteria)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
