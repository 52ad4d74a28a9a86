"""Journalism: interview archive, quotes grouped per speaker with a dict of lists, best quotes picked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

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
class Utterance:
    speaker: str
    second: int
    text: str


TAPE = [
    Utterance("Mayor", 3, "We will build the bridge."),
    Utterance("Host", 9, "When?"),
    Utterance("Mayor", 11, "In spring."),
    Utterance("Mayor", 13, "At the latest."),
]


@dataclass
class Speaker:
    name: Grounded[str]
    quotes: list[Grounded[str]] = field(default_factory=list)

    def add(self, text: Grounded[str]) -> None:
        self.quotes.append(text)

    @property
    def longest(self) -> Grounded[str]:
        return max(self.quotes, key=len)


@tool(uses=retrieval)
def transcript(interview: str) -> list[Grounded[Utterance]]:
    return [ground(u, source=f"{interview}@{u.second}") for u in TAPE] if interview == "42" else []


@prompt(model="editor")
def write_story(topic: str, quotes: str) -> str:
    return f"{topic}\n{quotes}"


def group(utterances: Iterable[Grounded[Utterance]]) -> list[Speaker]:
    speakers: dict[Grounded[str], Speaker] = {}
    for u in utterances:
        if u.speaker not in speakers:
            speakers[u.speaker] = Speaker(u.speaker)
        speakers[u.speaker].add(u.text)
    return list(speakers.values())


@grounded_pure
def story(interview: str, topic: str) -> Grounded[str] | InsufficientEvidence:
    speakers = group(transcript(interview))
    if not speakers:
        return InsufficientEvidence(reason="no such interview")
    lines = [interpolate('"{}", said {}', s.longest, s.name) for s in speakers]
    return write_story(topic, join("\n", lines))


@grounded_pure
def merged_turns(interview: str) -> list[Grounded[str]]:
    turns: list[Grounded[str]] = []
    last: Grounded[str] | None = None
    for u in transcript(interview):
        if last is not None and u.speaker == last:
            turns[-1] = turns[-1] + " " + u.text
        else:
            turns.append(u.speaker + ": " + u.text)
        last = u.speaker
    return turns


if __name__ == "__main__":
    print(story("42", "The bridge"))
    print(story("43", "The bridge"))
    print(merged_turns("42"))
