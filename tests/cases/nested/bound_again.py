"""Refused: the name of a nested function that something else binds as well."""

from __future__ import annotations

from contextlib import nullcontext

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


def shown(text: Grounded[str]) -> str:
    """What only ordinary code may call."""
    return text.unwrap_discarding_sources()


@grounded_pure
def assigned(key: str) -> str:
    def told(text: Grounded[str]) -> str:
        return "a text"

    told = shown  # E: grounded-laundering
    return told(fetch(key))  # E: grounded-laundering


@grounded_pure
def named_in_a_test(key: str) -> str:
    def told(text: Grounded[str]) -> str:
        return "a text"

    if (told := shown) is not None:  # E: grounded-laundering
        pass
    return told(fetch(key))  # E: grounded-laundering


@grounded_pure
def drawn(key: str) -> str:
    def told(text: Grounded[str]) -> str:
        return "a text"

    for told in [shown]:  # E: grounded-laundering
        pass
    return told(fetch(key))  # E: grounded-laundering


@grounded_pure
def entered(key: str) -> str:
    def told(text: Grounded[str]) -> str:
        return "a text"

    with nullcontext(shown) as told:  # E: grounded-laundering
        pass
    return told(fetch(key))  # E: grounded-laundering


@grounded_pure
def captured(key: str) -> str:
    def told(text: Grounded[str]) -> str:
        return "a text"

    match [shown]:
        case [told]:  # E: grounded-laundering
            pass
    return told(fetch(key))  # E: grounded-laundering


@grounded_pure
def assigned_inside(key: str) -> str:
    def told(text: Grounded[str]) -> str:
        return "a text"

    def change() -> None:
        nonlocal told
        told = shown  # E: grounded-laundering

    change()
    return told(fetch(key))  # E: grounded-laundering


@grounded_pure
def defined_alone(key: str) -> int:
    """Accepted: another function has a name like it."""

    def told(text: Grounded[str]) -> Grounded[str]:
        return text.strip()

    def counted() -> int:
        told = 3
        return told

    told(fetch(key))
    return counted()
