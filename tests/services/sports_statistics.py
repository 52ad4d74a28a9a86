"""Sports statistics: answers as a report dataclass with nested rows, sum/avg/max over retrieved numbers."""

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
class Game:
    date: str
    player: str
    points: int
    minutes: float


GAMES = [
    Game("2024-01-01", "Kim", 20, 30.0),
    Game("2024-01-03", "Kim", 31, 38.5),
    Game("2024-01-03", "Lee", 8, 12.0),
]


@dataclass(frozen=True)
class Row:
    label: str
    value: Grounded[float] | Grounded[int]

    def render(self) -> Grounded[str]:
        return interpolate("{}: {}", self.label, self.value)


@dataclass(frozen=True)
class Report:
    player: str
    rows: tuple[Row, ...]
    comment: Grounded[str]


@tool(uses=retrieval)
def games_of(player: str) -> list[Grounded[Game]]:
    return [ground(g, source=f"boxscore {g.date}") for g in GAMES if g.player == player]


@prompt(model="coach")
def comment(player: str, table: str) -> str:
    return f"{player} is in form ({table})"


def total(games: list[Grounded[Game]]) -> Grounded[int]:
    return sum((g.points for g in games[1:]), games[0].points)


def rows(games: list[Grounded[Game]]) -> tuple[Row, ...]:
    points = total(games)
    minutes = sum((g.minutes for g in games[1:]), games[0].minutes)
    best = max(g.points for g in games)
    return (
        Row("points", points),
        Row("average", round(points / len(games), 1)),
        Row("per minute", points / minutes),
        Row("best", best),
    )


@grounded_pure
def season(player: str) -> Report | InsufficientEvidence:
    games = games_of(player)
    if not games:
        return InsufficientEvidence(reason=f"{player} never played")
    table = rows(games)
    return Report(player, table, comment(player, join(", ", [row.render() for row in table])))


def main() -> None:
    for player in ("Kim", "Moe"):
        result = season(player)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result.comment)
            for row in result.rows:
                print(" ", row.render(), [s.source for s in row.value.sources().retrievals()])


if __name__ == "__main__":
    main()
