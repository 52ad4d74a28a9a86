"""Public procurement: supplier scoring table, tie break, rank changes, JSON output with asdict-like dict."""

from __future__ import annotations

import json
from dataclasses import dataclass
from operator import itemgetter

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    plain,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Bid:
    supplier: str
    criterion: str
    points: int


BIDS = [
    Bid("A", "price", 40),
    Bid("A", "quality", 20),
    Bid("B", "price", 30),
    Bid("B", "quality", 35),
]


@dataclass(frozen=True)
class Score:
    supplier: Grounded[str]
    points: Grounded[int]


@tool(uses=retrieval)
def bids(tender: str) -> list[Grounded[Bid]]:
    return [
        ground(b, source=f"{tender}/{b.supplier}/{b.criterion}") for b in BIDS if tender == "T1"
    ]


@prompt(model="buyer")
def justify(tender: str, table: str) -> str:
    return f"{tender}: {table}"


def totals(found: list[Grounded[Bid]]) -> list[Score]:
    points: dict[Grounded[str], Grounded[int]] = {}
    for bid in found:
        if bid.supplier in points:
            points[bid.supplier] += bid.points
        else:
            points[bid.supplier] = bid.points
    ranking = sorted(points.items(), key=itemgetter(1), reverse=True)
    return [Score(supplier, total) for supplier, total in ranking]


@grounded_pure
def award(tender: str, minimum: int = 50) -> Grounded[str] | InsufficientEvidence:
    ranking = totals(bids(tender))
    if not ranking:
        return InsufficientEvidence(reason="no bids")
    winner, *others = ranking
    if winner.points < minimum:
        return InsufficientEvidence(reason="no bid reaches the minimum")
    if others and others[0].points == winner.points:
        return InsufficientEvidence(reason="a tie")
    table = join(", ", [interpolate("{}={}", s.supplier, s.points) for s in ranking])
    return interpolate("{} wins. {}", winner.supplier, justify(tender, table))


def main() -> None:
    for tender, minimum in (("T1", 50), ("T1", 90), ("T2", 50)):
        result = award(tender, minimum)
        if isinstance(result, InsufficientEvidence):
            print(json.dumps({"error": result.reason}))
        else:
            print(
                json.dumps({"award": plain(result)}),
                [s.source for s in result.sources().retrievals()],
            )


if __name__ == "__main__":
    main()
