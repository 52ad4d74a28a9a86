"""Translation memory: fuzzy matches, generic cache class, TypeVar helper functions first/last."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

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

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")
T = TypeVar("T")


@dataclass(frozen=True)
class Unit:
    source: str
    target: str


UNITS = [Unit("good morning", "guten Morgen"), Unit("good night", "gute Nacht")]


@tool(uses=retrieval)
def memory(language: str) -> list[Grounded[Unit]]:
    return [ground(u, source=f"tm/{i}") for i, u in enumerate(UNITS)] if language == "de" else []


@prompt(model="translator")
def translate(text: str, language: str, examples: str) -> str:
    return examples.split(" = ")[1].splitlines()[0]


@lift
def similarity(a: str, b: str) -> float:
    left, right = set(a.split()), set(b.split())
    return len(left & right) / len(left | right)


class Memo(Generic[K, V]):
    def __init__(self, load: Callable[[K], V]) -> None:
        self._load = load
        self._values: dict[K, V] = {}

    def __getitem__(self, key: K) -> V:
        if key not in self._values:
            self._values[key] = self._load(key)
        return self._values[key]


def first(items: Iterable[T], default: T | None = None) -> T | None:
    for item in items:
        return item
    return default


def take(items: Sequence[T], n: int) -> list[T]:
    return list(items[:n])


class Translator:
    def __init__(self, examples: int) -> None:
        self.examples = examples
        self._memories: dict[str, list[Grounded[Unit]]] = {}

    def _memory(self, language: str) -> list[Grounded[Unit]]:
        if language not in self._memories:
            self._memories[language] = memory(language)
        return self._memories[language]

    @grounded_pure
    def translate(self, text: str, language: str) -> Grounded[str] | InsufficientEvidence:
        units = self._memory(language)
        exact = first(u for u in units if u.source == text)
        if exact is not None:
            return exact.target
        ranked = sorted(units, key=lambda u: similarity(u.source, text), reverse=True)
        best = take(ranked, self.examples)
        if not best:
            return InsufficientEvidence(reason=f"no memory for {language}")
        examples = join("\n", [interpolate("{} = {}", u.source, u.target) for u in best])
        return translate(text, language, examples)


if __name__ == "__main__":
    translator = Translator(examples=1)
    print(translator.translate("good night", "de"))
    print(translator.translate("good day", "de"))
    print(translator.translate("good day", "fr"))
