"""Subclass registry with __init_subclass__, generic handlers, sentinel, warnings."""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from typing import ClassVar

from corvid_runtime import Grounded, agent, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger(__name__)
NOTES = {
    "billing": ["Invoices are monthly."],
    "legal": ["Contracts need two signatures.", "Old rule."],
}


@tool(uses=retrieval)
def notes(area: str) -> list[Grounded[str]]:
    return [ground(n, source=f"{area}/{i}") for i, n in enumerate(NOTES.get(area, []))]


@prompt(model="m")
def write(tone: str, text: str) -> str:
    return f"({tone}) {text}"


class Handler(ABC):
    registry: ClassVar[dict[str, Handler]] = {}
    area: ClassVar[str]

    def __init_subclass__(cls, **kwargs: object) -> None:
        super().__init_subclass__(**kwargs)
        Handler.registry[cls.area] = cls()

    @property
    @abstractmethod
    @grounded_pure
    def tone(self) -> str: ...

    @grounded_pure
    def handle(self) -> Grounded[str] | InsufficientEvidence:
        found = notes(self.area)
        if not found:
            return InsufficientEvidence(reason=f"no notes on {self.area}")
        return write(self.tone, join(" ", found))


class Billing(Handler):
    area = "billing"

    @property
    @grounded_pure
    def tone(self) -> str:
        return "friendly"


class Legal(Handler):
    area = "legal"

    @property
    @grounded_pure
    def tone(self) -> str:
        return "strict"

    @grounded_pure
    def handle(self) -> Grounded[str] | InsufficientEvidence:
        text = super().handle()
        if isinstance(text, InsufficientEvidence):
            return text
        if "Old" in text:
            log.warning("an old rule was quoted")
            time.sleep(0)
        return text + " Ask a lawyer."


@grounded_pure
@agent
def ask(area: str) -> Grounded[str] | InsufficientEvidence:
    handler = Handler.registry.get(area)
    if handler is None:
        return InsufficientEvidence(reason=f"nobody handles {area}")
    return handler.handle()


def main() -> None:
    for area in ("billing", "legal", "sport"):
        print(ask(area))


if __name__ == "__main__":
    main()
