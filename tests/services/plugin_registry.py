"""Plugin registry: sources register themselves by a decorator; the agent asks those enabled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

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


class Source(Protocol):
    @tool(uses=retrieval)
    def fetch(self, topic: str) -> list[Grounded[str]]: ...


REGISTRY: dict[str, Source] = {}


def register(name: str) -> Callable[[type[Source]], type[Source]]:
    def add(cls: type[Source]) -> type[Source]:
        REGISTRY[name] = cls()
        return cls

    return add


@register("encyclopedia")
class Encyclopedia:
    @tool(uses=retrieval)
    def fetch(self, topic: str) -> list[Grounded[str]]:
        return [ground(f"{topic} is a thing.", source="enc")]


@register("forum")
class Forum:
    @tool(uses=retrieval)
    def fetch(self, topic: str) -> list[Grounded[str]]:
        return [ground(f"I like {topic}!", source="forum")] if topic != "tax" else []


@prompt(model="qa")
def blend(topic: str, texts: str) -> str:
    return texts.replace("\n", " ")


class Engine:
    def __init__(self, sources: dict[str, Source], enabled: set[str]) -> None:
        self.sources = sources
        self.enabled = enabled

    def active(self) -> list[tuple[str, Source]]:
        return [
            (name, source) for name, source in sorted(self.sources.items()) if name in self.enabled
        ]

    @grounded_pure
    @agent
    def about(self, topic: str) -> Grounded[str] | InsufficientEvidence:
        texts: list[Grounded[str]] = []
        for name, source in self.active():
            for text in source.fetch(topic):
                texts.append(interpolate("{} ({})", text, name))
        if not texts:
            return InsufficientEvidence(reason=f"no source knows {topic}")
        return blend(topic, join("\n", texts))


def main() -> None:
    print(Engine(REGISTRY, {"encyclopedia", "forum"}).about("tea"))
    print(Engine(REGISTRY, {"forum"}).about("tax"))


if __name__ == "__main__":
    main()
