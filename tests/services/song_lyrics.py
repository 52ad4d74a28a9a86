"""Song lyrics: fuzzy lookup, per-line windows, dict comprehension of hits by id, Optional chaining with walrus."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    each,
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
class Song:
    id: int
    title: str
    lyrics: str


SONGS = [
    Song(1, "Rain", "Rain is falling\nAll day long\nI sing a song"),
    Song(2, "Sun", "Sun is shining\nAll day long"),
]


@tool(uses=retrieval)
def search_lyrics(words: str) -> list[Grounded[Song]]:
    return [ground(s, source=f"lyrics/{s.id}") for s in SONGS if words.lower() in s.lyrics.lower()]


@tool(uses=retrieval)
def play_count(song_id: int) -> Grounded[int] | None:
    counts = {1: 120, 2: 80}
    return ground(counts[song_id], source="charts") if song_id in counts else None


@prompt(model="dj")
def announce(quote: str, title: str) -> str:
    return f"'{quote}' is from {title}!"


def line_with(song: Grounded[Song], words: str) -> Grounded[str] | None:
    lines = song.lyrics.splitlines()
    return next((line for line in each(lines) if words.lower() in line.lower()), None)


def around(song: Grounded[Song], words: str, radius: int = 1) -> Grounded[str]:
    lines = [line for line in each(song.lyrics.splitlines())]
    for index, line in enumerate(lines):
        if words.lower() in line.lower():
            return join(" / ", lines[max(0, index - radius) : index + radius + 1])
    return song.lyrics


@grounded_pure
def find_song(words: str) -> Grounded[str] | InsufficientEvidence:
    songs = search_lyrics(words)
    by_id = {song.id: song for song in songs}
    counts = {id: count for id in by_id if (count := play_count(id)) is not None}
    if not counts:
        return InsufficientEvidence(reason="no song has these words")
    best_id = max(counts, key=lambda id: counts[id])
    best = by_id[best_id]
    if (line := line_with(best, words)) is None:
        return InsufficientEvidence(reason="the words span two lines")
    return interpolate(
        "{} ({} plays): {}", announce(line, best.title), counts[best_id], around(best, words)
    )


def main() -> None:
    for words in ("all day", "sun is", "moon"):
        result = find_song(words)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
