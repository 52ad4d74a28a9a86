"""Museum catalogue: OrderedDict LRU cache in a service object, retries with backoff."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from typing import Final

from corvid_runtime import Grounded, ground, grounded_pure, interpolate, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence

logger = logging.getLogger("museum")
CATALOGUE = {"inv-1": "Vase, Ming dynasty, blue and white.", "inv-2": "Roman lamp, 2nd century."}
_failures = {"inv-2": 1}


class CatalogueError(Exception): ...


@tool(uses=retrieval)
def fetch_object(inventory: str) -> Grounded[str] | None:
    if _failures.get(inventory, 0) > 0:
        _failures[inventory] -= 1
        raise CatalogueError(inventory)
    text = CATALOGUE.get(inventory)
    return ground(text, source=f"https://museum.example/{inventory}") if text else None


@prompt(model="curator")
def label(description: str, words: int) -> str:
    return " ".join(description.split()[:words])


class ObjectCache:
    """A small LRU cache of descriptions."""

    def __init__(self, size: int) -> None:
        self._size: Final = size
        self._items: OrderedDict[str, Grounded[str]] = OrderedDict()

    def get(self, key: str) -> Grounded[str] | None:
        if key not in self._items:
            return None
        self._items.move_to_end(key)
        return self._items[key]

    def put(self, key: str, value: Grounded[str]) -> None:
        self._items[key] = value
        self._items.move_to_end(key)
        if len(self._items) > self._size:
            self._items.popitem(last=False)


class LabelService:
    RETRIES = 3

    def __init__(self, cache: ObjectCache | None = None) -> None:
        self.cache = cache or ObjectCache(16)

    def _load(self, inventory: str) -> Grounded[str] | None:
        for attempt in range(self.RETRIES):
            try:
                return fetch_object(inventory)
            except CatalogueError:
                logger.info("retry %d of %s", attempt + 1, inventory)
                time.sleep(0.01 * 2**attempt)
        return None

    def _description(self, inventory: str) -> Grounded[str] | None:
        cached = self.cache.get(inventory)
        if cached is not None:
            return cached
        loaded = self._load(inventory)
        if loaded is not None:
            self.cache.put(inventory, loaded)
        return loaded

    @grounded_pure
    def label(self, inventory: str, words: int = 3) -> Grounded[str] | InsufficientEvidence:
        description = self._description(inventory)
        if description is None:
            return InsufficientEvidence(reason=f"{inventory} is not in the catalogue")
        return interpolate("[{}] {}", inventory, label(description, words))


def main() -> None:
    service = LabelService()
    for inventory in ("inv-1", "inv-2", "inv-1", "inv-9"):
        result = service.label(inventory)
        if isinstance(result, InsufficientEvidence):
            print(result.reason)
        else:
            print(result, [s.source for s in result.sources().retrievals()])


if __name__ == "__main__":
    main()
