"""Insurance broker chat: slots filled step by step, guards raising domain errors, transcript kept by the session."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

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


class Stage(Enum):
    START = "start"
    QUOTED = "quoted"
    CLOSED = "closed"


class WrongStage(RuntimeError):
    pass


@dataclass(frozen=True)
class Tariff:
    name: str
    premium: int
    cover: int
    terms: str


TARIFFS = {
    "bike": [
        Tariff("Basic", 20, 500, "Theft only."),
        Tariff("Plus", 40, 1500, "Theft and damage."),
    ],
}


@tool(uses=retrieval)
def tariffs(kind: str) -> list[Grounded[Tariff]]:
    return [ground(t, source=f"tariffs/{kind}/{t.name}") for t in TARIFFS.get(kind, [])]


@prompt(model="broker")
def offer(customer: str, tariff: str) -> str:
    return f"{customer}, we suggest {tariff}"


@dataclass
class Message:
    author: str
    text: Grounded[str]


@dataclass
class Negotiation:
    customer: str
    stage: Stage = Stage.START
    messages: list[Message] = field(default_factory=list)

    def _advance(self, stage: Stage) -> None:
        self.stage = stage

    @grounded_pure
    def quote(self, kind: str, value: int) -> Grounded[str] | InsufficientEvidence:
        if self.stage is not Stage.START:
            raise WrongStage("already quoted")
        found = tariffs(kind)
        if not found:
            return InsufficientEvidence(reason=f"we do not insure {kind}")
        suitable = [t for t in found if t.cover >= value]
        if not suitable:
            return InsufficientEvidence(reason="the value is too high")
        cheapest = min(suitable, key=lambda t: t.premium)
        text = offer(
            self.customer,
            interpolate("{} for {}: {}", cheapest.name, cheapest.premium, cheapest.terms),
        )
        self._advance(Stage.QUOTED)
        self.messages.append(Message("broker", text))
        return text

    @grounded_pure
    def protocol(self) -> Grounded[str]:
        return join("\n", [interpolate("{}: {}", m.author, m.text) for m in self.messages])


if __name__ == "__main__":
    negotiation = Negotiation("Uma")
    print(negotiation.quote("boat", 10))
    print(negotiation.quote("bike", 800))
    print(negotiation.protocol())
    try:
        negotiation.quote("bike", 800)
    except WrongStage as error:
        print(error)
