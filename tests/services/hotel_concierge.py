"""Hotel concierge: session context manager class, slots, conversation history trimmed to a budget."""

from __future__ import annotations

from dataclasses import dataclass
from types import TracebackType

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
class Tip:
    category: str
    text: str
    distance: int


TIPS = [
    Tip("food", "Da Mario makes good pasta.", 300),
    Tip("food", "The harbour has fish.", 1500),
    Tip("art", "The museum is free on Sundays.", 800),
]


@tool(uses=retrieval)
def local_tips(category: str) -> list[Grounded[Tip]]:
    return [ground(t, source=f"guidebook/{t.category}") for t in TIPS if t.category == category]


@prompt(model="concierge")
def suggest(guest: str, request: str, tips: str, history: str) -> str:
    return f"{guest}, {tips.splitlines()[0]}"


class Session:
    __slots__ = ("_turns", "closed", "guest")

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self._turns: list[tuple[str, Grounded[str]]] = []
        self.closed = False

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.closed = True

    def history(self, budget: int) -> list[Grounded[str]]:
        lines: list[Grounded[str]] = []
        for request, reply in reversed(self._turns):
            line = interpolate("{} -> {}", request, reply)
            budget -= len(line)
            if budget < 0:
                break
            lines.insert(0, line)
        return lines

    @grounded_pure
    def ask(
        self, request: str, category: str, walk: int = 1000
    ) -> Grounded[str] | InsufficientEvidence:
        near = [t for t in local_tips(category) if t.distance <= walk]
        if not near:
            return InsufficientEvidence(reason="nothing within walking distance")
        near.sort(key=lambda t: t.distance)
        tips = join("\n", [t.text for t in near])
        reply = suggest(self.guest, request, tips, join("\n", self.history(200)))
        self._turns.append((request, reply))
        return reply


if __name__ == "__main__":
    with Session("Ms Lee") as session:
        print(session.ask("Where can I eat?", "food"))
        print(session.ask("And art?", "art"))
        print(session.ask("And art, close by?", "art", walk=10))
        print(len(session.history(1000)))
    print(session.closed)
