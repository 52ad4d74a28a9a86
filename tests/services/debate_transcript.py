"""Debate of two models: a transcript object, alternating turns, a moderator that decides when to stop."""

from __future__ import annotations

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
class Turn:
    speaker: str
    text: Grounded[str]

    def line(self) -> Grounded[str]:
        return interpolate("{}: {}", self.speaker, self.text)


@dataclass
class Debate:
    motion: str
    turns: list[Turn] = field(default_factory=list)

    def say(self, speaker: str, text: Grounded[str]) -> None:
        self.turns.append(Turn(speaker, text))

    def transcript(self) -> Grounded[str]:
        return join("\n", [turn.line() for turn in self.turns])

    def last(self) -> Grounded[str] | None:
        return self.turns[-1].text if self.turns else None


@tool(uses=retrieval)
def evidence(motion: str) -> list[Grounded[str]]:
    return (
        [
            ground("Trees cool cities by 2 degrees.", source="study/1"),
            ground("Trees need water.", source="study/2"),
        ]
        if "trees" in motion
        else []
    )


@prompt(model="pro")
def argue(motion: str, side: str, facts: str, so_far: str) -> str:
    return f"{side} argues from {facts.split('.')[0 if side == 'pro' else 1].strip()}"


@prompt(model="moderator")
def should_stop(so_far: str) -> bool:
    return so_far.count("\n") >= 2


@prompt(model="judge")
def verdict(motion: str, so_far: str) -> str:
    return f"On '{motion}':\n{so_far}"


@grounded_pure
def hold(motion: str, rounds: int = 4) -> Grounded[str] | InsufficientEvidence:
    found = evidence(motion)
    if not found:
        return InsufficientEvidence(reason="there is no evidence to debate")
    facts = join(" ", found)
    debate = Debate(motion)
    for number in range(rounds):
        side = "pro" if number % 2 == 0 else "con"
        debate.say(side, argue(motion, side, facts, debate.transcript()))
        if should_stop(debate.transcript()):
            break
    return verdict(motion, debate.transcript())


def main() -> None:
    for motion in ("more trees", "more cars"):
        result = hold(motion)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
