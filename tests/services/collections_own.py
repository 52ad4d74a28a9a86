"""Collections of our own: a Hits class with len, iter, getitem, contains, add and bool."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

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
class Doc:
    id: str
    text: str
    score: float


DOCS = [Doc("1", "cats purr", 0.9), Doc("2", "dogs bark", 0.8), Doc("3", "cats sleep", 0.4)]


@tool(uses=retrieval)
def search(query: str) -> list[Grounded[Doc]]:
    return [ground(d, source=d.id) for d in DOCS if query in d.text]


@prompt(model="m")
def summarize(text: str) -> str:
    return text.upper()


@dataclass
class Hits:
    items: list[Grounded[Doc]] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[Grounded[Doc]]:
        return iter(self.items)

    def __getitem__(self, index: int) -> Grounded[Doc]:
        return self.items[index]

    def __add__(self, other: Hits) -> Hits:
        return Hits(self.items + other.items)

    def filter(self, keep: Callable[[Grounded[Doc]], bool]) -> Hits:
        return Hits([d for d in self.items if keep(d)])

    def best(self, n: int) -> Hits:
        return Hits(sorted(self.items, key=lambda d: d.score, reverse=True)[:n])

    def text(self, separator: str = "\n") -> Grounded[str]:
        return join(separator, [d.text for d in self.items])


@grounded_pure
@agent
def answer(queries: list[str], minimum: float = 0.5) -> Grounded[str] | InsufficientEvidence:
    hits = Hits()
    for query in queries:
        hits = hits + Hits(search(query))
    hits = hits.filter(lambda d: bool(d.score >= minimum)).best(2)
    if not hits:
        return InsufficientEvidence(reason="no good hits")
    first = hits[0]
    lines = [interpolate("{}: {}", d.id, d.text) for d in hits]
    return interpolate("{} ({} hits, first {})", summarize(join(", ", lines)), len(hits), first.id)


def main() -> None:
    print(answer(["cats", "dogs"]), answer(["cats"], 0.95), answer(["fish"]))


if __name__ == "__main__":
    main()
