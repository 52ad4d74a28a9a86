"""Patents: prior art search with query rewriting by a prompt and reciprocal rank fusion."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

PATENTS = {
    "US100": "A bicycle lock with an alarm.",
    "US200": "An alarm for doors with wireless sensor.",
    "EP300": "A wireless bicycle bell.",
}


@dataclass(frozen=True)
class Patent:
    number: str
    abstract: str


@tool(uses=retrieval)
def search_patents(query: str) -> list[Grounded[Patent]]:
    words = query.lower().split()
    scored = sorted(
        ((sum(w in text.lower() for w in words), number) for number, text in PATENTS.items()),
        reverse=True,
    )
    return [ground(Patent(n, PATENTS[n]), source=n) for score, n in scored if score]


@prompt(model="rewriter")
def rewrite(claim: str, style: str) -> str:
    return f"{claim} {style}"


@prompt(model="examiner")
def compare(claim: str, prior_art: str) -> str:
    return f"Claim '{claim}' vs.\n{prior_art}"


RRF_K = 60


def fuse(rankings: list[list[Grounded[Patent]]], top: int) -> list[Grounded[Patent]]:
    """Reciprocal rank fusion."""
    scores: dict[Grounded[str], float] = defaultdict(float)
    by_number: dict[Grounded[str], Grounded[Patent]] = {}
    for ranking in rankings:
        for rank, patent in enumerate(ranking, start=1):
            scores[patent.number] += 1 / (RRF_K + rank)
            by_number[patent.number] = patent
    best = sorted(scores, key=lambda number: scores[number], reverse=True)
    return [by_number[number] for number in best[:top]]


@grounded_pure
def prior_art(
    claim: str, styles: tuple[str, ...] = ("lock", "alarm", "wireless")
) -> Grounded[str] | InsufficientEvidence:
    queries = [claim] + [rewrite(claim, style) for style in styles]
    rankings = [search_patents(query) for query in queries]
    top = fuse(rankings, top=2)
    if not top:
        return InsufficientEvidence(reason="no prior art was found")
    text = join("\n", ["- " + p.number + ": " + p.abstract for p in top])
    return compare(claim, text)


def main() -> None:
    result = prior_art("bicycle")
    print(result)
    if not isinstance(result, InsufficientEvidence):
        print(sorted({s.source for s in result.sources().retrievals()}))


if __name__ == "__main__":
    main()
