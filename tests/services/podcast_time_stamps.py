"""Podcast search: answer with time stamps, f-string log lines, print progress, exceptions of the domain."""

from __future__ import annotations

import logging
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

log = logging.getLogger("podcast")


class PodcastError(Exception):
    """Base of all errors of this service."""


class NoTranscript(PodcastError):
    def __init__(self, episode: str) -> None:
        super().__init__(f"no transcript of {episode}")
        self.episode = episode


@dataclass(frozen=True)
class Segment:
    second: int
    speaker: str
    text: str


TRANSCRIPTS = {
    "ep1": [
        Segment(5, "Ann", "Welcome."),
        Segment(65, "Bob", "Bees dance."),
        Segment(190, "Ann", "Why do bees dance?"),
    ],
    "ep2": [],
}


@tool(uses=retrieval)
def transcript(episode: str) -> list[Grounded[Segment]]:
    if episode not in TRANSCRIPTS:
        raise NoTranscript(episode)
    return [ground(s, source=f"{episode}@{s.second}") for s in TRANSCRIPTS[episode]]


@prompt(model="pod")
def summarise(question: str, quotes: str) -> str:
    return f"{question} {quotes}"


def timestamp(seconds: Grounded[int]) -> Grounded[str]:
    row = divmod(seconds, 60)
    minutes = row[0]
    rest = row[1]
    return interpolate("{:02d}:{:02d}", minutes, rest)


def quote(segment: Grounded[Segment]) -> Grounded[str]:
    return timestamp(segment.second) + " " + segment.speaker + ": " + segment.text


@grounded_pure
def search(episodes: list[str], word: str) -> Grounded[str] | InsufficientEvidence:
    quotes: list[Grounded[str]] = []
    skipped: list[str] = []
    for episode in episodes:
        try:
            segments = transcript(episode)
        except NoTranscript as error:
            log.warning(f"skipping: {error}")
            skipped.append(episode)
            continue
        matching = [s for s in segments if word.lower() in s.text.lower()]
        log.info(f"{episode}: {len(matching)} of {len(segments)} segments match")
        quotes += [interpolate("{} {}", episode, quote(s)) for s in matching]
    if not quotes:
        return InsufficientEvidence(reason=f"nobody says {word}", missing=tuple(skipped))
    return summarise(f"Who says {word}?", join("; ", quotes))


def main() -> None:
    for episodes, word in ((["ep1", "ep2", "ep3"], "dance"), (["ep2", "ep3"], "dance")):
        result = search(episodes, word)
        if isinstance(result, InsufficientEvidence):
            print(result)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
