"""Refused: a star takes what grounded content holds out of it, or hands over what is drawn from."""

from __future__ import annotations

import heapq

from corvid_runtime import Grounded, grounded_pure, interpolate, lift, prompt, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


@tool(uses=retrieval)
def rows(key: str) -> list[str]:
    """Look texts up."""
    raise NotImplementedError


@tool(uses=retrieval)
def table(key: str) -> dict[str, str]:
    """Look texts up by name."""
    raise NotImplementedError


@prompt(model="m")
def ask(text: str, *others: str) -> str:
    """Ask a model."""
    raise NotImplementedError


@lift
def longest(text: str, *others: str) -> str:
    """The longest of several."""
    return max((text, *others), key=len)


@grounded_pure(discloses=())
def sorted_letters(key: str) -> str:
    doc = fetch(key)
    letters = sorted(*[doc], key=lambda letter: 0)
    return "".join(letters)  # E: grounded-laundering


@grounded_pure
def greatest(key: str) -> str:
    found = rows(key)
    return max(*(found,))  # E: grounded-laundering


@grounded_pure
def smallest(key: str) -> list[str]:
    found = rows(key)
    return heapq.nsmallest(1, *(found,))  # E: grounded-laundering


@grounded_pure
def beside_another(key: str) -> Grounded[str]:
    law, found = fetch("law"), rows(key)
    most: str = max("", *found)  # E: grounded-laundering
    return law + most


@grounded_pure
def shown(key: str) -> Grounded[str]:
    law, found = fetch("law"), rows(key)
    return interpolate("{} {}", law, *found[:1])  # E: grounded-laundering


@grounded_pure
def shown_by_name(key: str) -> Grounded[str]:
    return interpolate("{law} {text}", law=fetch("law"), **table(key))  # E: grounded-laundering


@grounded_pure
def asked(key: str) -> Grounded[str]:
    law, found = fetch("law"), rows(key)
    return ask(law, *found)  # E: grounded-laundering


@grounded_pure
def computed(key: str) -> Grounded[str]:
    law, found = fetch("law"), rows(key)
    return longest(law, *found)  # E: grounded-laundering


@grounded_pure
def replaced(key: str) -> Grounded[str]:
    law, found = fetch("law"), rows(key)
    return law.replace("Law", *found[:1])  # E: grounded-laundering


@grounded_pure
def of_grounded_items(key: str) -> Grounded[str]:
    """Accepted: each of the items has its sources."""
    texts = [fetch(key), fetch("law")]
    return ask(fetch("more"), *texts)
