"""Chess coach: opening book lookup walking a move list, fallback to shorter prefixes, while/else loops."""

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


@dataclass(frozen=True)
class Opening:
    name: str
    moves: tuple[str, ...]
    idea: str
    popularity: int


BOOK = {
    ("e4", "e5"): [Opening("Open Game", ("e4", "e5"), "Fight for the centre.", 90)],
    ("e4", "e5", "Nf3", "Nc6", "Bb5"): [
        Opening("Ruy Lopez", ("e4", "e5", "Nf3", "Nc6", "Bb5"), "Press on e5.", 60),
    ],
    ("d4",): [Opening("Queen's Pawn", ("d4",), "Stay solid.", 70)],
}


@tool(uses=retrieval)
def book(moves: tuple[str, ...]) -> list[Grounded[Opening]]:
    return [ground(o, source=f"eco/{o.name}") for o in BOOK.get(moves, [])]


@prompt(model="coach")
def lesson(player: str, idea: str) -> str:
    return f"{player}: {idea}"


def longest_match(moves: tuple[str, ...]) -> Grounded[Opening] | None:
    prefix = moves
    while prefix:
        found = book(prefix)
        if found:
            return max(found, key=lambda o: o.popularity)
        prefix = prefix[:-1]
    return None


def all_matches(moves: tuple[str, ...]) -> list[Grounded[Opening]]:
    matches: list[Grounded[Opening]] = []
    for length in range(len(moves), 0, -1):
        matches.extend(book(moves[:length]))
    return matches


@grounded_pure
def coach(player: str, notation: str) -> Grounded[str] | InsufficientEvidence:
    moves = tuple(notation.split())
    opening = longest_match(moves)
    if opening is None:
        return InsufficientEvidence(reason="not in the book")
    return lesson(player, interpolate("{}: {}", opening.name, opening.idea))


@grounded_pure
def lineage(notation: str) -> Grounded[str] | None:
    matches = all_matches(tuple(notation.split()))
    for match in matches:
        if match.popularity > 80:
            break
    else:
        return None
    return join(" < ", [m.name for m in matches])


if __name__ == "__main__":
    print(coach("Magnus", "e4 e5 Nf3 Nc6 Bb5 a6"))
    print(coach("Magnus", "h4"))
    print(lineage("e4 e5 Nf3 Nc6 Bb5"), lineage("d4 d5"))
