"""Music library: sorting by multiple keys with cmp_to_key, ranking ties, top per group with groupby, title case."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

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
class Track:
    artist: str
    title: str
    plays: int


TRACKS = [
    Track("abba", "waterloo", 90),
    Track("abba", "sos", 40),
    Track("queen", "innuendo", 90),
    Track("queen", "jealousy", 10),
]


@tool(uses=retrieval)
def tracks(minimum: int) -> list[Grounded[Track]]:
    return [ground(t, source=f"lib/{t.title}") for t in TRACKS if t.plays >= minimum]


@prompt(model="dj")
def playlist(mood: str, titles: str) -> str:
    return f"{mood}: {titles}"


def order(track: Grounded[Track]) -> tuple[Grounded[int], Grounded[str]]:
    return (-track.plays, track.title)


def artist_of(track: Grounded[Track]) -> Grounded[str]:
    return track.artist


def best_per_artist(found: list[Grounded[Track]], count: int) -> list[Grounded[Track]]:
    best: list[Grounded[Track]] = []
    for _, group in groupby(sorted(found, key=artist_of), key=artist_of):
        best.extend(sorted(group, key=order)[:count])
    return best


@grounded_pure
def mix(mood: str, minimum: int, per_artist: int = 1) -> Grounded[str] | InsufficientEvidence:
    found = tracks(minimum)
    if not found:
        return InsufficientEvidence(reason="no track is popular enough")
    chosen = sorted(best_per_artist(found, per_artist), key=order)
    titles = [interpolate("{} by {}", t.title.title(), t.artist.upper()) for t in chosen]
    return playlist(mood, join(", ", titles))


def main() -> None:
    for minimum in (30, 95):
        result = mix("happy", minimum)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
