"""Museum guide: a repository with in-memory index; singledispatch rendering of exhibits."""

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
class Exhibit:
    room: int
    title: str
    year: int
    label: str


COLLECTION = [
    Exhibit(1, "Sunflowers", 1888, "Painted in Arles."),
    Exhibit(1, "Irises", 1889, "Painted in Saint-Remy."),
    Exhibit(2, "Helmet", 700, "Found in a burial mound."),
]


@tool(uses=retrieval)
def load_exhibits(keyword: str) -> list[Grounded[Exhibit]]:
    return [
        ground(e, source=f"cms/{e.title}") for e in COLLECTION if keyword.lower() in e.label.lower()
    ]


@prompt(model="guide")
def tell(visitor: str, labels: str) -> str:
    return f"{visitor}, look: {labels}"


@dataclass(frozen=True)
class Card:
    title: Grounded[str]
    body: Grounded[str]
    room: Grounded[int]


class ExhibitRepository:
    def __init__(self) -> None:
        self._by_keyword: dict[str, list[Grounded[Exhibit]]] = {}

    def find(self, keyword: str) -> list[Grounded[Exhibit]]:
        try:
            return self._by_keyword[keyword]
        except KeyError:
            exhibits = load_exhibits(keyword)
            self._by_keyword[keyword] = exhibits
            return exhibits


class Guide:
    def __init__(self, repository: ExhibitRepository) -> None:
        self.repository = repository

    def _card(self, exhibit: Grounded[Exhibit]) -> Card:
        return Card(
            title=interpolate("{} ({})", exhibit.title, exhibit.year),
            body=exhibit.label,
            room=exhibit.room,
        )

    @grounded_pure
    def cards(self, keyword: str) -> list[Card]:
        exhibits = self.repository.find(keyword)
        return [self._card(e) for e in sorted(exhibits, key=lambda e: e.year)]

    @grounded_pure
    def tour(self, visitor: str, keyword: str) -> Grounded[str] | InsufficientEvidence:
        cards = self.cards(keyword)
        if not cards:
            return InsufficientEvidence(reason="no exhibit matches")
        by_room: dict[Grounded[int], list[Card]] = {}
        for card in cards:
            by_room.setdefault(card.room, []).append(card)
        parts = []
        for room, in_room in sorted(by_room.items()):
            parts.append(interpolate("room {}: {}", room, join(", ", [c.title for c in in_room])))
        return tell(visitor, join("; ", parts))


if __name__ == "__main__":
    guide = Guide(ExhibitRepository())
    print(guide.tour("Pat", "painted"))
    print(guide.tour("Pat", "found"))
    print(guide.tour("Pat", "stolen"))
    print(guide.cards("painted"))
