"""Context window packer: an object with add/try_add/remaining passed to helpers that fill sections."""

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


@dataclass
class Window:
    limit: int
    parts: list[Grounded[str]] = field(default_factory=list)
    used: int = 0

    @property
    def remaining(self) -> int:
        return self.limit - self.used

    def try_add(self, text: Grounded[str]) -> bool:
        if len(text) > self.remaining:
            return False
        self.parts.append(text)
        self.used += len(text)
        return True

    def render(self) -> Grounded[str]:
        return join("\n", self.parts)


@tool(uses=retrieval)
def manuals(topic: str) -> list[Grounded[str]]:
    return (
        [ground("Press A to start. " * 2, source="m/1"), ground("Press B to stop.", source="m/2")]
        if topic == "robot"
        else []
    )


@tool(uses=retrieval)
def tickets(topic: str) -> list[Grounded[str]]:
    return [ground("It stops at night.", source="t/1")] if topic == "robot" else []


@prompt(model="helper")
def answer(question: str, context: str) -> str:
    return f"{question}\n{context}"


def fill(window: Window, title: str, texts: list[Grounded[str]]) -> int:
    added = 0
    for text in texts:
        if window.try_add(interpolate("{}: {}", title, text)):
            added += 1
    return added


@grounded_pure
def ask(question: str, topic: str, limit: int = 60) -> Grounded[str] | InsufficientEvidence:
    window = Window(limit)
    added = fill(window, "manual", manuals(topic))
    if window.remaining > 20:
        added += fill(window, "ticket", tickets(topic))
    if added == 0:
        return InsufficientEvidence(reason="nothing fits")
    return answer(question, window.render())


def main() -> None:
    for topic in ("robot", "toaster"):
        result = ask("Why?", topic)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
