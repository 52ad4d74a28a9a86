"""Text splitting: fetch a long document, chunk it with overlap, score chunks, take snippets around the match."""

from __future__ import annotations

from corvid_runtime import (
    Grounded,
    ground,
    grounded_pure,
    interpolate,
    join,
    lift,
    prompt,
    retrieval,
    tool,
)
from corvid_runtime.citations import InsufficientEvidence

MANUAL = (
    "Switch on the pump. " * 3
    + "If the pressure is above 8 bar, open the relief valve. "
    + "Log the time. " * 4
)


@tool(uses=retrieval)
def manual(machine: str) -> Grounded[str] | None:
    return ground(MANUAL, source=f"manual/{machine}") if machine == "P-7" else None


@prompt(model="operator")
def advise(question: str, snippets: str) -> str:
    return f"{question} {snippets}"


def split(text: Grounded[str], size: int, overlap: int) -> list[Grounded[str]]:
    chunks: list[Grounded[str]] = []
    start = 0
    while start < len(text):
        chunks.append(text[start : start + size])
        start += size - overlap
    return chunks


def hits(chunk: Grounded[str], words: list[str]) -> int:
    return sum(int(chunk.lower().count(word)) for word in words)


def snippet(chunk: Grounded[str], word: str, radius: int = 20) -> Grounded[str]:
    at = chunk.lower().find(word)
    if at < 0:
        return chunk[: 2 * radius]
    begin = lift(max)(0, at - radius)
    return interpolate("...{}...", chunk[begin : at + len(word) + radius].strip())


@grounded_pure
def ask(
    machine: str, question: str, size: int = 80, overlap: int = 20
) -> Grounded[str] | InsufficientEvidence:
    text = manual(machine)
    if text is None:
        return InsufficientEvidence(reason=f"no manual of {machine}")
    words = [w for w in question.lower().rstrip("?").split() if len(w) > 4]
    chunks = split(text, size, overlap)
    best = sorted(chunks, key=lambda c: hits(c, words), reverse=True)[:2]
    if hits(best[0], words) == 0:
        return InsufficientEvidence(reason="the manual does not say")
    return advise(question, join(" ", [snippet(c, words[0]) for c in best]))


def main() -> None:
    for machine, question in (
        ("P-7", "What if the pressure rises?"),
        ("P-7", "Where is Paris?"),
        ("P-8", "pressure"),
    ):
        result = ask(machine, question)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
