"""Real newsroom feed: sentence window expansion around hits, overlapping windows merged."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    join,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence


@dataclass(frozen=True)
class Sentence:
    article: str
    position: int
    text: str


ARTICLE = [
    "The storm came.",
    "Roofs flew.",
    "Nobody slept.",
    "The sun rose.",
    "Roofs were mended.",
    "Life went on.",
]


@tool(uses=retrieval)
def sentences_with(word: str) -> list[Grounded[Sentence]]:
    return [
        ground(Sentence("storm", i, t), source=f"storm#{i}")
        for i, t in enumerate(ARTICLE)
        if word in t
    ]


@tool(uses=retrieval)
def sentence_at(article: str, position: int) -> Grounded[Sentence] | None:
    if 0 <= position < len(ARTICLE):
        return ground(
            Sentence(article, position, ARTICLE[position]), source=f"{article}#{position}"
        )
    return None


@prompt(model="news")
def summarize(question: str, windows: str) -> str:
    return windows.replace("\n", " / ")


@dataclass
class Window:
    start: Grounded[int]
    end: Grounded[int]
    sentences: list[Grounded[Sentence]]

    def text(self) -> Grounded[str]:
        return join(" ", [s.text for s in self.sentences])


def expand(hit: Grounded[Sentence], radius: int) -> Window:
    sentences = []
    for offset in range(-radius, radius + 1):
        sentence = sentence_at(hit.article, hit.position + offset)
        if sentence is not None:
            sentences.append(sentence)
    return Window(sentences[0].position, sentences[-1].position, sentences)


def merge(windows: list[Window]) -> list[Window]:
    merged: list[Window] = []
    for window in sorted(windows, key=lambda w: w.start):
        if merged and window.start <= merged[-1].end:
            last = merged.pop()
            new = [s for s in window.sentences if s.position > last.end]
            window = Window(last.start, max(last.end, window.end), last.sentences + new)
        merged.append(window)
    return merged


@grounded_pure
def answer(question: str, word: str, radius: int = 1) -> Grounded[str] | InsufficientEvidence:
    hits = sentences_with(word)
    if not hits:
        return InsufficientEvidence(reason=f"{word} is not mentioned")
    windows = merge([expand(hit, radius) for hit in hits])
    return summarize(question, join("\n", [w.text() for w in windows]))


if __name__ == "__main__":
    print(answer("What happened to the roofs?", "Roofs"))
    print(answer("What happened to the cats?", "cats"))
