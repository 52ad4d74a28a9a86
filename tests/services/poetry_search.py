"""Poetry search: generics over a repository protocol, specification pattern (and_/or_), lazy evaluation."""

from __future__ import annotations

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
class Poem:
    title: str
    poet: str
    lines: int
    text: str


POEMS = [
    Poem("The Panther", "Rilke", 12, "His gaze has grown so tired"),
    Poem("Autumn", "Rilke", 9, "Leaves are falling"),
    Poem("Fog", "Sandburg", 6, "The fog comes on little cat feet"),
]


@tool(uses=retrieval)
def anthology(word: str) -> list[Grounded[Poem]]:
    return [ground(p, source=f"anthology/{p.title}") for p in POEMS if word in p.text.lower()]


@prompt(model="poet")
def present(reader: str, poems: str) -> str:
    return f"For {reader}: {poems}"


@dataclass(frozen=True)
class ByPoet:
    poet: str

    @grounded_pure
    def matches(self, poem: Grounded[Poem]) -> Grounded[bool]:
        return poem.poet == self.poet


@dataclass(frozen=True)
class Shorter:
    lines: int

    @grounded_pure
    def matches(self, poem: Grounded[Poem]) -> Grounded[bool]:
        return poem.lines < self.lines


Specification = ByPoet | Shorter


def select(word: str, specifications: tuple[Specification, ...]) -> list[Grounded[Poem]]:
    poems = anthology(word)
    for specification in specifications:
        poems = [poem for poem in poems if specification.matches(poem)]
    return poems


@grounded_pure
def suggest(
    reader: str, word: str, *specifications: Specification
) -> Grounded[str] | InsufficientEvidence:
    poems = select(word, specifications)
    if not poems:
        return InsufficientEvidence(reason="no poem matches")
    poems.sort(key=lambda p: (p.lines, p.title))
    return present(reader, join("; ", [interpolate("{} by {}", p.title, p.poet) for p in poems]))


@grounded_pure
def first_line(word: str) -> Grounded[str] | None:
    poem = next(iter(anthology(word)), None)
    return poem.text if poem is not None else None


if __name__ == "__main__":
    print(suggest("Nora", "a", ByPoet("Rilke"), Shorter(10)))
    print(suggest("Nora", "a"))
    print(suggest("Nora", "a", Shorter(3)))
    print(first_line("fog"), first_line("zebra"))
