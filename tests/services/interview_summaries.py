"""Interview summaries: overloads, singledispatch-like rendering, Literal options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, assert_never

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

Format = Literal["markdown", "plain", "html"]


@dataclass(frozen=True)
class Utterance:
    speaker: str
    text: str
    second: int


TRANSCRIPTS = {
    "i1": [
        Utterance("Q", "What do you like?", 0),
        Utterance("A", "The price.", 5),
        Utterance("A", "And the colour.", 9),
    ],
}


@tool(uses=retrieval)
def transcript(id: str) -> list[Grounded[Utterance]]:
    return [ground(u, source=f"{id}@{u.second}") for u in TRANSCRIPTS.get(id, [])]


@prompt(model="summarizer")
def summarize(text: str, length: int) -> str:
    return text[:length]


@dataclass
class Turn:
    speaker: Grounded[str]
    parts: list[Grounded[str]]


def turns(utterances: list[Grounded[Utterance]]) -> list[Turn]:
    result: list[Turn] = []
    for utterance in utterances:
        if result and result[-1].speaker == utterance.speaker:
            result[-1].parts.append(utterance.text)
        else:
            result.append(Turn(utterance.speaker, [utterance.text]))
    return result


def render(turn: Turn, format: Format) -> Grounded[str]:
    text = join(" ", turn.parts)
    match format:
        case "markdown":
            return interpolate("**{}**: {}", turn.speaker, text)
        case "html":
            return interpolate("<b>{}</b>: {}", turn.speaker, text)
        case "plain":
            return turn.speaker + ": " + text
        case _:
            assert_never(format)


@grounded_pure
@agent
def minutes(id: str, format: Format = "plain") -> Grounded[str] | InsufficientEvidence:
    utterances = transcript(id)
    if not utterances:
        return InsufficientEvidence(reason=f"no transcript {id}")
    rendered = [render(turn, format) for turn in turns(utterances)]
    summary = summarize(join("\n", rendered), 60)
    separator = "<br>" if format == "html" else "\n"
    return join(separator, [summary, *rendered])


@grounded_pure
@agent
def speaking_time(id: str, speaker: str) -> Grounded[int] | None:
    utterances = transcript(id)
    if len(utterances) < 2:
        return None
    total: Grounded[int] | None = None
    for current, following in zip(utterances, utterances[1:]):
        if current.speaker != speaker:
            continue
        span = following.second - current.second
        total = span if total is None else total + span
    return total


def main() -> None:
    formats: tuple[Format, ...] = ("plain", "markdown", "html")
    for format in formats:
        print(minutes("i1", format))
    print(minutes("i2"), speaking_time("i1", "A"), speaking_time("i2", "A"))


if __name__ == "__main__":
    main()
