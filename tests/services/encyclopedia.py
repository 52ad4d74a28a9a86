"""Spell-corrected encyclopedia: difflib, textwrap, html.escape; class hierarchy with mixins."""

from __future__ import annotations

import difflib
from typing import ClassVar

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

ENTRIES = {
    "volcano": "A volcano is a vent <hot> in the crust of a planet.",
    "glacier": "A glacier is moving ice.",
}


@tool(uses=retrieval)
def titles() -> list[Grounded[str]]:
    return [ground(title, source="index") for title in ENTRIES]


@tool(uses=retrieval)
def entry(title: str) -> Grounded[str] | None:
    text = ENTRIES.get(title)
    return ground(text, source=f"enc/{title}") if text else None


@prompt(model="teacher")
def simplify(text: str, age: int) -> str:
    return f"For age {age}: {text}"


class HtmlMixin:
    def escape(self, text: Grounded[str]) -> Grounded[str]:
        return text.replace("<", "&lt;").replace(">", "&gt;")


class ClosestMixin:
    cutoff: ClassVar[float] = 0.6

    def similarity(self, word: str, title: Grounded[str]) -> Grounded[float]:
        return lift(difflib.SequenceMatcher)(None, word, title).ratio()

    def closest(self, word: str, candidates: list[Grounded[str]]) -> Grounded[str] | None:
        best = max(candidates, key=lambda t: self.similarity(word, t), default=None)
        if best is None or self.similarity(word, best) < self.cutoff:
            return None
        return best


class Encyclopedia(HtmlMixin, ClosestMixin):
    def __init__(self, width: int = 40) -> None:
        self.width = width

    @grounded_pure
    def explain(self, word: str, age: int) -> Grounded[str] | InsufficientEvidence:
        title = self.closest(word.lower(), titles())
        if title is None:
            return InsufficientEvidence(reason=f"nothing sounds like {word}")
        text = entry(title)
        if text is None:
            return InsufficientEvidence(reason="the index is out of date")
        short = text if len(text) < self.width else text[: self.width - 3] + "..."
        return interpolate("<p>{}</p>", self.escape(simplify(short, age)))


def main() -> None:
    encyclopedia = Encyclopedia()
    for word in ("volcanoe", "Glaciers", "xyz"):
        result = encyclopedia.explain(word, 8)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
