"""Accepted: a method fills its object after a look, and gives an answer or a refusal."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, join, prompt
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, texts


class Searcher:
    """Notes, and what comes of them."""

    def __init__(self) -> None:
        self.notes: list[Grounded[str]] = []

    @prompt(model="small")
    def think(self, notes: list[str]) -> str:
        return "more " + notes[-1] if len(notes) < 2 else "enough"

    def run(self, key: str) -> Grounded[str] | InsufficientEvidence:
        for hit in texts(key):
            if len(hit) > 2:
                self.notes.append(hit)
        if not self.notes:
            return InsufficientEvidence(reason="no notes")
        return join("\n", self.notes)

    def act(self) -> Grounded[str] | None:
        thought = self.think(self.notes)
        if thought.startswith("more "):
            self.notes.append(thought.removeprefix("more "))
            return None
        return thought


@grounded_pure
def answered(key: str) -> Grounded[str] | InsufficientEvidence:
    searcher = Searcher()
    result = searcher.run(key)
    return result


@grounded_pure
def in_steps(key: str) -> Grounded[str] | None:
    searcher = Searcher()
    searcher.notes.append(fetch(key))
    for _ in range(3):
        answer = searcher.act()
        if answer is not None:
            return answer
    return None
