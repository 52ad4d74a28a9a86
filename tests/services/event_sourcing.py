"""Event sourcing: an incident's events are retrieved and folded to a state."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Union

from corvid_runtime import (
    Grounded,
    agent,
    ground,
    grounded_pure,
    join,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Opened:
    at: int
    title: str


@dataclass(frozen=True)
class Commented:
    at: int
    author: str
    text: str


@dataclass(frozen=True)
class Closed:
    at: int
    resolution: str


Event = Union[Opened, Commented, Closed]

LOG: dict[int, list[Event]] = {
    1: [Opened(1, "Disk full"), Commented(2, "ann", "cleaning"), Closed(5, "cleaned")],
    2: [Opened(3, "No light")],
}


@tool(uses=retrieval)
def events(incident: int) -> list[Grounded[Event]]:
    return [ground(e, source=f"incident/{incident}#{e.at}") for e in LOG.get(incident, [])]


@dataclass
class Incident:
    id: int
    title: Grounded[str] | None = None
    comments: list[Grounded[str]] = field(default_factory=list)
    resolution: Grounded[str] | None = None

    def apply(self, event: Grounded[Event]) -> None:
        match event:
            case Opened(title=title):
                self.title = title
            case Commented(author=author, text=text):
                self.comments.append(author + ": " + text)
            case Closed(resolution=resolution):
                self.resolution = resolution


@grounded_pure
@agent
def load(id: int) -> Incident | InsufficientEvidence:
    incident = Incident(id)
    for event in events(id):
        incident.apply(event)
    if incident.title is None:
        return InsufficientEvidence(reason="no such incident")
    return incident


@grounded_pure
@agent
def describe(id: int) -> Grounded[str] | InsufficientEvidence:
    incident = load(id)
    if isinstance(incident, InsufficientEvidence):
        return incident
    assert incident.title is not None
    parts = [incident.title, *incident.comments]
    if incident.resolution is not None:
        parts.append("closed: " + incident.resolution)
    return join("; ", parts)


def main() -> None:
    for id in (1, 2, 3):
        print(describe(id))


if __name__ == "__main__":
    main()
