"""Helpers that call the methods of objects, for the checked programs."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


class Store:
    """A store whose searches are not certain."""

    @tool(uses=retrieval, confidence=0.1)
    def search(self, i: str) -> str:
        """Search."""
        return i


class Shop:
    """Something that has a store."""

    def __init__(self, store: Store) -> None:
        self.store = store


@grounded_pure
def of_parameter(store: Store, i: str) -> Grounded[str]:
    """Search the store that is handed in."""
    return store.search(i)


@grounded_pure
def of_attribute(shop: Shop, i: str) -> Grounded[str]:
    """Search the store of what is handed in."""
    return shop.store.search(i)


@grounded_pure
def of_variable(i: str) -> Grounded[str]:
    """Search a store that is made here."""
    store = Store()
    return store.search(i)


@grounded_pure
def handing_on(store: Store, names: list[str]) -> list[Grounded[str]]:
    """Search by another function's calls."""
    return list(map(store.search, names))


@grounded_pure
def tidied(name: str) -> str:
    """Call methods that search nothing."""
    return name.strip().lower()
