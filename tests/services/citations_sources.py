"""Citations with sources: the answer carries a list of where it came from."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True)
class Chunk:
    document: str
    page: int
    text: str
    score: float


CHUNKS = [
    Chunk("ipcc.pdf", 12, "Sea level rose by 20 cm.", 0.9),
    Chunk("ipcc.pdf", 40, "Glaciers are melting.", 0.7),
    Chunk("noaa.pdf", 3, "Sea ice shrinks.", 0.6),
]


@tool(uses=retrieval)
def search(query: str, k: int) -> list[Grounded[Chunk]]:
    hits = [c for c in CHUNKS if query.lower() in c.text.lower()]
    return [ground(c, source=f"{c.document}#page={c.page}", score=c.score) for c in hits[:k]]


@prompt(model="qa", confidence=0.8)
def write(question: str, numbered: str) -> str:
    return f"The sea rose [1]. {numbered.count('[')} passages were read."


@dataclass
class Source:
    document: Grounded[str]
    pages: list[Grounded[int]]


@dataclass
class Cited:
    text: Grounded[str]
    sources: list[Source]
    origins: tuple[str, ...]
    confidence: float

    def __str__(self) -> str:
        listing = "; ".join(
            f"{s.document} pp. {', '.join(map(str, s.pages))}" for s in self.sources
        )
        return f"{self.text} ({listing}; {self.confidence})"


def by_document(chunks: list[Grounded[Chunk]]) -> list[Source]:
    sources: list[Source] = []
    for chunk in chunks:
        for source in sources:
            if source.document == chunk.document:
                source.pages.append(chunk.page)
                break
        else:
            sources.append(Source(chunk.document, [chunk.page]))
    return sources


@grounded_pure
@agent
def answer(question: str, k: int = 5) -> Cited | InsufficientEvidence:
    chunks = search(question, k)
    if not chunks:
        return InsufficientEvidence(reason="no passage")
    numbered = join(
        "\n", [interpolate("[{}] {}", i, c.text) for i, c in enumerate(chunks, start=1)]
    )
    text = write(question, numbered)
    origins = tuple(step.source for step in text.sources().retrievals())
    return Cited(text, by_document(chunks), origins, text.confidence)


def main() -> None:
    cited = answer("sea")
    print(cited)
    if isinstance(cited, Cited):
        print(cited.origins)
    print(answer("moon"))


if __name__ == "__main__":
    main()
