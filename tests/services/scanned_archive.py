"""Archive digitisation: OCR confidence per line, low-confidence lines marked, join by paragraphs, page iterator."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

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
class OcrLine:
    page: int
    text: str
    certainty: float


PAGES = {
    "ledger": [
        OcrLine(1, "Sold to", 0.99),
        OcrLine(1, "Mr Sm1th", 0.4),
        OcrLine(1, "", 1.0),
        OcrLine(2, "ten cows.", 0.9),
    ],
}


@tool(uses=retrieval)
def lines(book: str) -> list[Grounded[OcrLine]]:
    return [ground(line, source=f"{book} p. {line.page}") for line in PAGES.get(book, [])]


@prompt(model="scribe")
def transcribe(text: str) -> str:
    return text


def marked(line: Grounded[OcrLine], threshold: float) -> Grounded[str]:
    if line.certainty < threshold:
        return "[" + line.text + "?]"
    return line.text


def paragraphs(found: list[Grounded[OcrLine]], threshold: float) -> Iterator[Grounded[str]]:
    current: list[Grounded[str]] = []
    for line in found:
        if not line.text.strip():
            if current:
                yield join(" ", current)
                current = []
            continue
        current.append(marked(line, threshold))
    if current:
        yield join(" ", current)


def legible(found: list[Grounded[OcrLine]], threshold: float) -> float:
    good = sum(1 for line in found if line.certainty >= threshold)
    return good / len(found) if found else 0.0


@grounded_pure
def transcript(
    book: str, threshold: float = 0.5, minimum: float = 0.6
) -> Grounded[str] | InsufficientEvidence:
    found = lines(book)
    if not found:
        return InsufficientEvidence(reason=f"{book} was not scanned")
    if legible(found, threshold) < minimum:
        return InsufficientEvidence(reason="the scan is too bad")
    texts = list(paragraphs(found, threshold))
    numbered = [interpolate("¶{} {}", n, text) for n, text in enumerate(texts, 1)]
    return transcribe(join("\n", numbered))


def main() -> None:
    for book, threshold in (("ledger", 0.5), ("ledger", 0.95), ("diary", 0.5)):
        result = transcript(book, threshold)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
