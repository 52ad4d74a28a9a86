"""Cinema archive: lazy loading with cached_property and per-object caches, a facade with several queries."""

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
class Credit:
    film: str
    role: str
    year: int


CREDITS = {
    "Lang": [
        Credit("Metropolis", "director", 1927),
        Credit("M", "director", 1931),
        Credit("M", "writer", 1931),
    ],
}
BIOS = {"Lang": "Fritz Lang was born in Vienna."}


@tool(uses=retrieval)
def load_credits(person: str) -> list[Grounded[Credit]]:
    return [ground(c, source=f"credits/{person}/{c.film}") for c in CREDITS.get(person, [])]


@tool(uses=retrieval)
def load_bio(person: str) -> Grounded[str] | None:
    bio = BIOS.get(person)
    return ground(bio, source=f"bio/{person}") if bio else None


@prompt(model="cinema")
def portrait(name: str, bio: str, films: str) -> str:
    return f"{bio} Films: {films}"


class Person:
    def __init__(self, name: str) -> None:
        self.name = name
        self._credits: list[Grounded[Credit]] | None = None

    @property
    def bio(self) -> Grounded[str] | None:
        return load_bio(self.name)

    @property
    def credits(self) -> list[Grounded[Credit]]:
        if self._credits is None:
            self._credits = load_credits(self.name)
        return self._credits

    def directed(self) -> list[Grounded[Credit]]:
        return sorted((c for c in self.credits if c.role == "director"), key=lambda c: c.year)

    def films(self) -> list[Grounded[str]]:
        names: list[Grounded[str]] = []
        for credit in self.directed():
            if credit.film not in names:
                names.append(credit.film)
        return names


class Archive:
    def __init__(self) -> None:
        self._people: dict[str, Person] = {}

    def person(self, name: str) -> Person:
        return self._people.setdefault(name, Person(name))

    @grounded_pure
    def portrait(self, name: str) -> Grounded[str] | InsufficientEvidence:
        person = self.person(name)
        if person.bio is None:
            return InsufficientEvidence(reason=f"{name} is unknown")
        films = person.films()
        if not films:
            return InsufficientEvidence(reason=f"{name} directed nothing")
        return portrait(name, person.bio, join(", ", films))

    @grounded_pure
    def first_film(self, name: str) -> Grounded[str] | None:
        directed = self.person(name).directed()
        if not directed:
            return None
        return interpolate("{} ({})", directed[0].film, directed[0].year)


if __name__ == "__main__":
    archive = Archive()
    print(archive.portrait("Lang"))
    print(archive.portrait("Nobody"))
    print(archive.first_film("Lang"), archive.first_film("Nobody"))
