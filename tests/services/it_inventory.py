"""IT inventory: layered configuration, a registry class, retriever fallbacks by quality."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
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

log = logging.getLogger("inventory")


@dataclass(frozen=True)
class Asset:
    tag: str
    owner: str
    notes: str
    certainty: float


@tool(uses=retrieval)
def from_cmdb(query: str) -> list[Grounded[Asset]]:
    if query == "laptop":
        return [ground(Asset("L-1", "ann", "13 inch", 0.9), source="cmdb/L-1")]
    return []


@tool(uses=retrieval)
def from_spreadsheet(query: str) -> list[Grounded[Asset]]:
    return [ground(Asset("S-1", "bob", "old list", 0.4), source="sheet/4")]


@tool(uses=retrieval)
def from_wiki(query: str) -> list[Grounded[Asset]]:
    if query == "printer":
        return [ground(Asset("W-1", "it", "second floor", 0.7), source="wiki/printers")]
    return []


@prompt(model="inventory")
def answer(question: str, assets: str) -> str:
    return assets


@dataclass
class Settings:
    min_confidence: float = 0.5
    limit: int = 5
    separators: dict[str, str] = field(default_factory=lambda: {"text": "\n", "chat": "; "})


SOURCES: Sequence[Callable[[str], list[Grounded[Asset]]]] = (from_cmdb, from_wiki, from_spreadsheet)


def confident(assets: list[Grounded[Asset]], minimum: float) -> list[Grounded[Asset]]:
    return [a for a in assets if a.certainty >= minimum]


class Inventory:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def _first_good(self, query: str) -> list[Grounded[Asset]]:
        for source in SOURCES:
            assets = confident(source(query), self.settings.min_confidence)
            if assets:
                return assets[: self.settings.limit]
            log.debug("nothing good, trying the next source")
        return []

    @grounded_pure
    def ask(
        self, question: str, query: str, channel: str = "text"
    ) -> Grounded[str] | InsufficientEvidence:
        assets = self._first_good(query)
        if not assets:
            return InsufficientEvidence(reason="no source is confident enough")
        separator = self.settings.separators.get(channel, " ")
        return answer(
            question, join(separator, [interpolate("{} ({})", a.tag, a.owner) for a in assets])
        )


if __name__ == "__main__":
    inventory = Inventory(Settings())
    print(inventory.ask("Who has a laptop?", "laptop"))
    print(inventory.ask("Where is the printer?", "printer", "chat"))
    print(inventory.ask("Where is the scanner?", "scanner"))
    print(Inventory(Settings(min_confidence=0.1)).ask("Where is the scanner?", "scanner"))
