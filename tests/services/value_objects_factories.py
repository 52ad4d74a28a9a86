"""Value objects with factories, post-init checks, properties; kw_only and slots."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from typing import ClassVar, Self

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    interpolate,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True, slots=True, kw_only=True)
class Visa:
    country: str
    days: int
    fee: float


VISAS = {"IN": Visa(country="IN", days=30, fee=25.0), "BT": Visa(country="BT", days=10, fee=100.0)}


@tool(uses=retrieval)
def visa(country: str) -> Grounded[Visa] | None:
    return ground(VISAS[country], source=f"visa/{country}") if country in VISAS else None


@prompt(model="m")
def advise(stay: int, text: str) -> str:
    return f"{text} You stay {stay} days."


class TripError(ValueError):
    pass


@dataclass(kw_only=True)
class Trip:
    MAX: ClassVar[int] = 90
    country: str
    start: date
    end: date
    notes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        if self.end < self.start:
            raise TripError("the trip ends before it starts")

    @classmethod
    def of(cls, country: str, start: str, end: str) -> Self:
        return cls(country=country, start=date.fromisoformat(start), end=date.fromisoformat(end))

    @property
    def days(self) -> int:
        return (self.end - self.start).days + 1

    @staticmethod
    def label(days: int) -> str:
        return "day" if days == 1 else "days"


@dataclass
class Permit:
    visa: Grounded[Visa]

    @property
    def summary(self) -> Grounded[str]:
        return interpolate("{}: {} {}", self.visa.country, self.visa.days, "days")

    @property
    def fee(self) -> Grounded[float]:
        return self.visa.fee

    def covers(self, trip: Trip) -> bool:
        return bool(self.visa.days >= trip.days)

    @classmethod
    def find(cls, country: str) -> Permit | None:
        found = visa(country)
        return None if found is None else cls(found)


@grounded_pure
@agent
def check(trip: Trip) -> Grounded[str] | InsufficientEvidence:
    if trip.days > Trip.MAX:
        return InsufficientEvidence(reason=f"more than {Trip.MAX} {Trip.label(Trip.MAX)}")
    permit = Permit.find(trip.country)
    if permit is None:
        return InsufficientEvidence(reason=f"no visa rules for {trip.country}")
    if not permit.covers(trip):
        return InsufficientEvidence(reason="the visa is too short for the trip")
    return advise(trip.days, interpolate("{} for {:.2f}.", permit.summary, permit.fee))


def main() -> None:
    for trip in (
        Trip.of("IN", "2024-01-01", "2024-01-10"),
        Trip.of("BT", "2024-01-01", "2024-02-10"),
        Trip.of("FR", "2024-01-01", "2024-01-01"),
    ):
        print(check(trip))
    try:
        Trip.of("IN", "2024-01-02", "2024-01-01")
    except TripError as error:
        print(error)


if __name__ == "__main__":
    main()
