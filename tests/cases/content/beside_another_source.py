"""Refused: a helper may put a text that lost its sources beside the sources of another."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, interpolate, prompt, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


@tool(uses=retrieval)
def number(key: str) -> int:
    """Look a number up."""
    raise NotImplementedError


@prompt(model="m")
def ask(text: str, shown: str) -> str:
    """Ask a model."""
    raise NotImplementedError


def joined(first: Grounded[str], second: Grounded[str], shown: str) -> Grounded[str]:
    return first + shown


def with_more(first: Grounded[str], shown: str) -> Grounded[str]:
    return fetch("more") + shown


def numbered(first: Grounded[str], count: Grounded[int], shown: int) -> Grounded[str]:
    return interpolate("{} {}", first, shown)


def listed(first: Grounded[str], second: Grounded[str], shown: list[str]) -> Grounded[str]:
    return first + shown[0]


def asked(first: Grounded[str], second: Grounded[str], shown: str) -> Grounded[str]:
    return ask(first, shown)


def labelled(text: Grounded[str], shown: str) -> Grounded[str]:
    return interpolate("{}: {}", shown, text)


@grounded_pure
def beside_another(key: str) -> Grounded[str]:
    one, other = fetch("one"), fetch(key)
    return joined(one, other, str(other))  # E: grounded-laundering


@grounded_pure
def beside_what_it_retrieves(key: str) -> Grounded[str]:
    text = fetch(key)
    return with_more(text, str(text))  # E: grounded-laundering


@grounded_pure
def number_beside_another(key: str) -> Grounded[str]:
    count = number(key)
    return numbered(fetch("one"), count, int(count))  # E: grounded-laundering


@grounded_pure
def list_beside_another(key: str) -> Grounded[str]:
    one, other = fetch("one"), fetch(key)
    return listed(one, other, [str(other)])  # E: grounded-laundering


@grounded_pure
def asked_beside_another(key: str) -> Grounded[str]:
    one, other = fetch("one"), fetch(key)
    return asked(one, other, str(other))  # E: grounded-laundering


@grounded_pure
def again(one: Grounded[str], other: Grounded[str], shown: str) -> Grounded[str]:
    if shown:
        return one + shown
    return again(other, one, str(one))  # E: grounded-laundering # E: grounded-laundering


@grounded_pure
def beside_itself(key: str) -> Grounded[str]:
    """Accepted: there are no sources but its own."""
    text = fetch(key)
    return labelled(text, str(text)[:10])


@grounded_pure
def beside_itself_here(key: str) -> Grounded[str]:
    """Accepted: it is seen where it stands."""
    one, other = fetch("one"), fetch(key)
    return interpolate("{} {} {}", one, other, str(other)[:10])
