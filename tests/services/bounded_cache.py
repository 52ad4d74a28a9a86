"""LRU cache by OrderedDict, ExitStack of context managers, settings from a mapping."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass

from corvid_runtime import Grounded, ground, grounded_pure, join, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

log = logging.getLogger("lru")


@dataclass(frozen=True)
class Settings:
    size: int = 2
    prefix: str = ""

    @classmethod
    def from_mapping(cls, data: Mapping[str, str]) -> Settings:
        return cls(int(data.get("SIZE", "2")), data.get("PREFIX", ""))


@tool(uses=retrieval)
def load(key: str) -> list[Grounded[str]]:
    return [ground(f"About {key}.", source=key)] if key != "void" else []


@prompt(model="m")
def tell(question: str, text: str) -> str:
    return text


class Lru:
    def __init__(self, size: int) -> None:
        self.size = size
        self._data: OrderedDict[str, list[Grounded[str]]] = OrderedDict()

    def get(self, key: str) -> list[Grounded[str]]:
        if key in self._data:
            self._data.move_to_end(key)
            return self._data[key]
        value = load(key)
        self._data[key] = value
        if len(self._data) > self.size:
            self._data.popitem(last=False)
        return value

    def __len__(self) -> int:
        return len(self._data)


@contextmanager
def span(name: str) -> Iterator[None]:
    log.debug("enter %s", name)
    try:
        yield
    finally:
        log.debug("leave %s", name)


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.cache = Lru(settings.size)

    @grounded_pure
    def answer(self, question: str, keys: list[str]) -> Grounded[str] | InsufficientEvidence:
        with ExitStack() as stack:
            stack.enter_context(span("answer"))
            texts = [t for key in keys for t in self.cache.get(self.settings.prefix + key)]
        if not texts:
            return InsufficientEvidence(reason="nothing known")
        return tell(question, join(" ", texts))


if __name__ == "__main__":
    service = Service(Settings.from_mapping({"SIZE": "2"}))
    print(service.answer("?", ["bees", "ants", "flies"]))
    print(service.answer("?", ["void"]))
    print(len(service.cache))
