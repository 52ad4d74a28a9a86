"""Municipal minutes: windowing with pairwise, merging neighbouring chunks, Counter for logging."""

from __future__ import annotations

import logging
from collections import Counter
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

log = logging.getLogger("minutes")


@dataclass(frozen=True)
class Chunk:
    meeting: str
    position: int
    text: str


MINUTES = [
    Chunk("2024-01-10", 1, "The council opened."),
    Chunk("2024-01-10", 2, "Bike lanes were discussed."),
    Chunk("2024-01-10", 3, "Bike lanes were approved 8 to 3."),
    Chunk("2024-02-14", 1, "A complaint about bike parking."),
]


@tool(uses=retrieval)
def search_minutes(topic: str) -> list[Grounded[Chunk]]:
    return [
        ground(c, source=f"{c.meeting}#{c.position}") for c in MINUTES if topic in c.text.lower()
    ]


@prompt(model="clerk")
def report(topic: str, passages: str) -> str:
    return f"On {topic}:\n{passages}"


@dataclass
class Passage:
    meeting: Grounded[str]
    start: Grounded[int]
    end: Grounded[int]
    texts: list[Grounded[str]]

    @property
    def heading(self) -> Grounded[str]:
        return interpolate("{} ({}-{})", self.meeting, self.start, self.end)

    def render(self) -> Grounded[str]:
        return self.heading + ": " + join(" ", self.texts)


def merge_neighbours(chunks: list[Grounded[Chunk]]) -> list[Passage]:
    passages: list[Passage] = []
    for chunk in sorted(chunks, key=lambda c: (c.meeting, c.position)):
        if passages:
            last = passages[-1]
            if last.meeting == chunk.meeting and last.end + 1 == chunk.position:
                last.texts.append(chunk.text)
                last.end = chunk.position
                continue
        passages.append(Passage(chunk.meeting, chunk.position, chunk.position, [chunk.text]))
    return passages


@grounded_pure
def minutes_on(topic: str, max_passages: int = 3) -> Grounded[str] | InsufficientEvidence:
    chunks = search_minutes(topic)
    per_meeting = Counter(chunk.meeting for chunk in chunks)
    log.info("meetings: %s", per_meeting.most_common(3))
    passages = merge_neighbours(chunks)[:max_passages]
    if not passages:
        return InsufficientEvidence(reason=f"the council never spoke about {topic}")
    return report(topic, join("\n", [p.render() for p in passages]))


def main() -> None:
    for topic in ("bike", "airport"):
        result = minutes_on(topic)
        print(result if not isinstance(result, InsufficientEvidence) else result.reason)
        if not isinstance(result, InsufficientEvidence):
            print([s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
