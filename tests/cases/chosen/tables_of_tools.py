"""Refused: tools of a table, where which one it is tells more than that it was called."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool
from prelude import fetch, summarize, unsourced

SEEN: list[str] = []


@tool(uses=retrieval)
def lookup(q: str) -> str:
    return q


@tool
def other(q: str) -> str:
    return q


@tool
def save(q: str) -> None:
    SEEN.append(q)


@tool
def send(q: str) -> None:
    SEEN.append(q)


@agent
def dropping(q: str) -> Grounded[str]:
    return fetch(q)


def noisy(q: str) -> Grounded[str]:
    SEEN.append(q)
    return fetch(q)


TOOLS: Mapping[str, Callable[[str], Grounded[str]]] = {"a": fetch, "b": lookup}
PLAIN: Mapping[str, Callable[[str], str]] = {"a": unsourced, "b": other}
WORLD: Mapping[str, Callable[[str], None]] = {"a": save, "b": send}
NOISY: Mapping[str, Callable[[str], Grounded[str]]] = {"a": fetch, "b": noisy}
AGENTS: Mapping[str, Callable[[str], Grounded[str]]] = {"a": fetch, "b": dropping}
ASKS: Mapping[str, Callable[[str], str]] = {"a": summarize, "b": unsourced}
OPEN: dict[str, Callable[[str], Grounded[str]]] = {"a": fetch, "b": lookup}
ANYHOW: Mapping[str, Any] = {"a": fetch, "b": unsourced}
LOOSE: Mapping[str, Callable[..., str]] = {"a": unsourced, "b": other}


@grounded_pure
def honest_1(q: str, name: str) -> Grounded[str]:
    return TOOLS[name](q)


@grounded_pure
def honest_2(q: str, name: Grounded[str]) -> Grounded[str]:
    return TOOLS[name](q)


@grounded_pure
def honest_3(q: str, name: str) -> str:
    return PLAIN[name](q)


@grounded_pure
def honest_4(q: str, name: Grounded[str]) -> Grounded[str]:
    WORLD[name](q)
    return name


@grounded_pure
def launder_1(q: str, name: Grounded[str]) -> str:
    return PLAIN[name](q)  # E: grounded-laundering


@grounded_pure
def launder_2(q: str, name: Grounded[str]) -> Grounded[str]:
    return NOISY[name](q)  # E: grounded-laundering


@grounded_pure
def launder_3(q: str, name: str) -> Grounded[str]:
    return AGENTS[name](q)  # E: grounded-laundering


@grounded_pure
def launder_4(q: str, name: Grounded[str]) -> str:
    return ASKS["a"](name)  # E: grounded-laundering


@grounded_pure
def launder_5(q: str, name: Grounded[str]) -> Grounded[str]:
    return OPEN[name](q)  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def launder_6(q: str, name: Grounded[str]) -> str:
    return ANYHOW["b"](name)  # E: no-any-return  # E: grounded-laundering


@grounded_pure
def launder_7(q: str, name: Grounded[str]) -> str:
    return LOOSE["b"](name)  # E: grounded-laundering


@grounded_pure
def launder_8(q: str, name: Grounded[str]) -> str:
    try:
        TOOLS[name](q)
    except KeyError:
        return "unknown"  # E: grounded-laundering
    return "known"  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def launder_9(q: str, name: Grounded[str]) -> Grounded[str]:
    return TOOLS[name](q)  # E: grounded-laundering


@grounded_pure
def launder_10(q: str, name: Grounded[str]) -> Grounded[str]:
    return TOOLS["a"](name)  # E: grounded-laundering


@grounded_pure
def launder_11(q: str, name: Grounded[str]) -> bool:
    run = TOOLS.get(name)  # E: grounded-laundering
    return run is None


@grounded_pure
def launder_12(q: str, name: Grounded[str]) -> Callable[[str], Grounded[str]]:
    return TOOLS[name]  # E: grounded-laundering


@grounded_pure
def launder_13(q: str, name: Grounded[str]) -> str:
    run = unsourced if name == "a" else other
    return run(q)  # E: grounded-laundering


@grounded_pure
def launder_14(q: str, name: Grounded[str]) -> list[str]:
    return list(map(PLAIN[name], ["a"]))  # E: grounded-laundering
