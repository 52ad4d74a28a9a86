"""Hotel concierge: abstract factory by configuration string, retrievers per city, weighted merge."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class Guide(Protocol):
    @tool(uses=retrieval)
    def tips(self, interest: str) -> list[Grounded[str]]: ...


@dataclass
class CsvGuide:
    rows: list[tuple[str, str]] = field(default_factory=list)

    @tool(uses=retrieval)
    def tips(self, interest: str) -> list[Grounded[str]]:
        return [ground(text, source="guide.csv") for key, text in self.rows if key == interest]


class WebGuide:
    def __init__(self, base: str) -> None:
        self.base = base

    @tool(uses=retrieval)
    def tips(self, interest: str) -> list[Grounded[str]]:
        if interest != "music":
            return []
        return [ground("Jazz at the Blue Note.", source=self.base + "/music")]


@dataclass(frozen=True)
class Settings:
    guides: tuple[str, ...] = ("csv", "web")
    base_url: str = field(
        default_factory=lambda: os.environ.get("GUIDE_URL", "https://guide.example")
    )


def make_guide(kind: str, settings: Settings) -> Guide:
    match kind:
        case "csv":
            return CsvGuide([("music", "Opera on Sundays."), ("food", "Try the dumplings.")])
        case "web":
            return WebGuide(settings.base_url)
        case _:
            raise ValueError(f"unknown guide {kind}")


@prompt(model="concierge")
def recommend(guest: str, tips: str) -> str:
    return f"Dear {guest}, {tips}"


class Concierge:
    def __init__(self, settings: Settings) -> None:
        self.guides: Mapping[str, Guide] = {
            kind: make_guide(kind, settings) for kind in settings.guides
        }

    @grounded_pure
    def help(self, guest: str, interest: str) -> Grounded[str] | InsufficientEvidence:
        tips: list[Grounded[str]] = []
        for name, guide in self.guides.items():
            for tip in guide.tips(interest):
                tips.append(f"({name}) " + tip)
        if not tips:
            return InsufficientEvidence(reason=f"no tips about {interest}")
        return recommend(guest, join(" ", tips))


def main() -> None:
    concierge = Concierge(Settings())
    for interest in ("music", "food", "golf"):
        result = concierge.help("Ms Lee", interest)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
