"""Podium: ranking of sports results, ties, medals; NamedTuple, zip, enumerate."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

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


class Result(NamedTuple):
    athlete: str
    country: str
    seconds: float


RESULTS = {
    "100m": [
        Result("Ann", "DE", 11.2),
        Result("Bea", "FR", 10.9),
        Result("Cat", "IT", 11.0),
        Result("Dee", "ES", 12.0),
    ],
    "200m": [Result("Bea", "FR", 22.0)],
}


@tool(uses=retrieval)
def results(event: str) -> list[Grounded[Result]]:
    return [ground(r, source=f"{event}/{r.athlete}") for r in RESULTS.get(event, [])]


@prompt(model="reporter")
def article(event: str, podium: str) -> str:
    return f"{event}: " + podium.replace("\n", ", ")


MEDALS = ("gold", "silver", "bronze")


@dataclass
class Podium:
    event: str
    places: list[Grounded[Result]]

    @property
    def winner(self) -> Grounded[Result]:
        return self.places[0]

    def margin(self) -> Grounded[float] | None:
        if len(self.places) < 2:
            return None
        return self.places[1].seconds - self.places[0].seconds

    def lines(self) -> list[Grounded[str]]:
        return [
            interpolate("{} {} ({})", medal, r.athlete, r.country)
            for medal, r in zip(MEDALS, self.places)
        ]


@grounded_pure
@agent
def podium(event: str) -> Podium | InsufficientEvidence:
    ranking = sorted(results(event), key=lambda r: r.seconds)
    if not ranking:
        return InsufficientEvidence(reason=f"no results for {event}")
    return Podium(event, ranking[:3])


@grounded_pure
@agent
def report(event: str) -> Grounded[str] | InsufficientEvidence:
    found = podium(event)
    if isinstance(found, InsufficientEvidence):
        return found
    text = article(event, join("\n", found.lines()))
    margin = found.margin()
    if margin is not None and margin < 0.2:
        text = text + " It was close: " + interpolate("{:.1f} s", margin)
    return text


@grounded_pure
@agent
def gaps(event: str) -> list[Grounded[float]]:
    ranking = sorted(results(event), key=lambda r: r.seconds)
    return [later.seconds - earlier.seconds for earlier, later in pairwise(ranking)]


def main() -> None:
    for event in ("100m", "200m", "400m"):
        print(report(event), gaps(event))


if __name__ == "__main__":
    main()
