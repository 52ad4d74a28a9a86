"""Thread merging of adjacent chat messages by the same author, best thread by score, dataclass with methods."""

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
class Message:
    author: str
    minute: int
    text: str


LOG = [
    Message("ann", 1, "The server is down."),
    Message("ann", 2, "Restarting."),
    Message("bob", 3, "ok"),
    Message("ann", 30, "Up again."),
]


@tool(uses=retrieval)
def channel(name: str) -> list[Grounded[Message]]:
    return [ground(m, source=f"{name}/{m.minute}") for m in LOG] if name == "ops" else []


@prompt(model="m")
def summarize(text: str) -> str:
    return text


@dataclass
class Block:
    author: Grounded[str]
    start: Grounded[int]
    end: Grounded[int]
    texts: list[Grounded[str]] = field(default_factory=list)

    def extend(self, message: Grounded[Message]) -> None:
        self.texts.append(message.text)
        self.end = message.minute

    def render(self) -> Grounded[str]:
        return interpolate(
            "{} ({}-{}): {}", self.author, self.start, self.end, join(" ", self.texts)
        )


def blocks(messages: list[Grounded[Message]], gap: int) -> list[Block]:
    result: list[Block] = []
    for message in messages:
        if (
            result
            and message.author == result[-1].author
            and message.minute - result[-1].end <= gap
        ):
            result[-1].extend(message)
        else:
            result.append(Block(message.author, message.minute, message.minute, [message.text]))
    return result


@grounded_pure
def digest(name: str, gap: int = 5) -> Grounded[str] | InsufficientEvidence:
    messages = channel(name)
    if not messages:
        return InsufficientEvidence(reason="the channel is empty")
    return summarize(join("\n", [b.render() for b in blocks(messages, gap)]))


if __name__ == "__main__":
    print(digest("ops"))
    print(digest("fun"))
