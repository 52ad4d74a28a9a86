"""Language learning: examples for a word, itertools.batched-like chunks, difficulty sorting."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

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

T = TypeVar("T")


@dataclass(frozen=True)
class Sentence:
    text: str
    translation: str
    level: int


SENTENCES = [
    Sentence("Das Haus ist alt.", "The house is old.", 1),
    Sentence("Obwohl das Haus alt ist, steht es noch.", "Although old, it stands.", 4),
    Sentence("Mein Haus!", "My house!", 1),
]


@tool(uses=retrieval)
def corpus(word: str) -> list[Grounded[Sentence]]:
    return [ground(s, source=f"tatoeba/{i}") for i, s in enumerate(SENTENCES) if word in s.text]


@prompt(model="teacher")
def exercise(word: str, material: str) -> str:
    return material.replace(word, "____")


def batched(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]


def difficulty(sentence: Grounded[Sentence]) -> Grounded[int]:
    return sentence.level


def flashcard(sentence: Grounded[Sentence]) -> Grounded[str]:
    return interpolate("{} = {}", sentence.text, sentence.translation)


@grounded_pure
def lesson(word: str, max_level: int = 3, per_page: int = 2) -> list[Grounded[str]]:
    sentences = sorted((s for s in corpus(word) if s.level <= max_level), key=difficulty)
    pages = []
    for batch in batched(sentences, per_page):
        pages.append(exercise(word, join("\n", [flashcard(s) for s in batch])))
    return pages


@grounded_pure
def comparison(first: str, second: str) -> Grounded[str] | None:
    left, right = corpus(first), corpus(second)
    if not left and not right:
        return None
    columns = [join(" / ", [s.text for s in side[:3]]) for side in (left, right) if side]
    return join("\n", columns)


if __name__ == "__main__":
    for page in lesson("Haus"):
        print(page)
    print(comparison("Haus", "Mein"))
    print(comparison("x!", "y!"))
