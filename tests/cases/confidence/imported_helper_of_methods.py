"""Refused: helpers of another module that call, or hand on, the methods of objects."""

from __future__ import annotations

import searching
from corvid_runtime import Grounded, agent
from searching import Shop, Store


@agent(min_confidence=0.9)
def parameter(store: Store, i: str) -> Grounded[str]:
    return searching.of_parameter(store, i)  # E: grounded-confidence


@agent(min_confidence=0.9)
def attribute(shop: Shop, i: str) -> Grounded[str]:
    return searching.of_attribute(shop, i)  # E: grounded-confidence


@agent(min_confidence=0.9)
def variable(i: str) -> Grounded[str]:
    return searching.of_variable(i)  # E: grounded-confidence


@agent(min_confidence=0.9)
def handed_on(store: Store, names: list[str]) -> list[Grounded[str]]:
    return searching.handing_on(store, names)  # E: grounded-confidence


@agent(min_confidence=0.9)
def handed_on_here(store: Store, names: list[str]) -> list[Grounded[str]]:
    return list(map(store.search, names))  # E: grounded-confidence
