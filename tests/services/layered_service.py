"""Layered service: repository -> service -> presenter, helpers return tuples and records."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    agent,
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
class Train:
    number: str
    departs: str
    delay: int
    platform: str


TRAINS = {
    "Bonn": [
        Train("RE1", "08:00", 5, "3"),
        Train("ICE2", "08:10", 0, "5"),
        Train("RB3", "08:20", 45, "1"),
    ],
    "Rom": [],
}


@tool(uses=retrieval)
def departures(station: str) -> list[Grounded[Train]] | None:
    if station not in TRAINS:
        return None
    return [ground(t, source=f"{station}/{t.number}") for t in TRAINS[station]]


@prompt(model="announcer")
def announce(text: str) -> str:
    return "Attention: " + text


@dataclass
class Board:
    station: str
    on_time: list[Grounded[Train]]
    late: list[Grounded[Train]]


def split(
    trains: list[Grounded[Train]], limit: int
) -> tuple[list[Grounded[Train]], list[Grounded[Train]]]:
    on_time: list[Grounded[Train]] = []
    late: list[Grounded[Train]] = []
    for train in trains:
        if train.delay > limit:
            late.append(train)
        else:
            on_time.append(train)
    return on_time, late


def worst(trains: list[Grounded[Train]]) -> tuple[Grounded[Train], Grounded[int]]:
    train = max(trains, key=lambda t: t.delay)
    return train, train.delay


class BoardService:
    def __init__(self, limit: int = 3) -> None:
        self.limit = limit

    def board(self, station: str) -> Board | InsufficientEvidence:
        trains = departures(station)
        if trains is None:
            return InsufficientEvidence(reason=f"{station} is no station")
        if not trains:
            return InsufficientEvidence(reason=f"no trains from {station}")
        on_time, late = split(trains, self.limit)
        return Board(station, on_time, late)


class Presenter:
    def __init__(self, service: BoardService) -> None:
        self.service = service

    @grounded_pure
    @agent
    def announcement(self, station: str) -> Grounded[str] | InsufficientEvidence:
        board = self.service.board(station)
        if isinstance(board, InsufficientEvidence):
            return board
        if not board.late:
            return announce(join(", ", [t.number for t in board.on_time]))
        train, delay = worst(board.late)
        return announce(
            interpolate(
                "{} from platform {} is {} minutes late", train.number, train.platform, delay
            )
        )

    @grounded_pure
    @agent
    def table(self, station: str) -> Grounded[str] | InsufficientEvidence:
        board = self.service.board(station)
        match board:
            case Board(on_time=on_time, late=late):
                rows = [
                    interpolate("{:6} {} {:>4}", t.number, t.departs, t.platform)
                    for t in on_time + late
                ]
                return join("\n", rows)
            case InsufficientEvidence():
                return board


def main() -> None:
    presenter = Presenter(BoardService())
    for station in ("Bonn", "Rom", "Oslo"):
        print(presenter.announcement(station))
        print(presenter.table(station))


if __name__ == "__main__":
    main()
