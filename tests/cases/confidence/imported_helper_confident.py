"""Accepted: helpers of another module whose methods are certain enough, and search at all."""

from __future__ import annotations

import searching
from corvid_runtime import Grounded, agent, grounded_pure
from searching import Shop, Store


@agent(min_confidence=0.1)
def certain_enough(store: Store, i: str) -> Grounded[str]:
    return searching.of_parameter(store, searching.tidied(i))


@agent(min_confidence=0.9)
def searching_nothing(i: str) -> str:
    return searching.tidied(i)


@agent(data="grounded")
@grounded_pure
def offered(shop: Shop, i: str) -> Grounded[str]:
    return searching.of_attribute(shop, i)
