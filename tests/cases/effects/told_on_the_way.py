"""Refused: a tool that is handed on, and tells what it is passed; one that only saves discloses an effect."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial, reduce

from corvid_runtime import Grounded, grounded_pure, tool
from prelude import fetch


@tool
def save(doc: Grounded[str]) -> None: ...
@tool
def send(doc: Grounded[str]) -> None: ...
@tool
def echo(doc: Grounded[str]) -> str:
    return doc.unwrap_discarding_sources()


WORLD: Mapping[str, Callable[[Grounded[str]], None]] = {"a": save, "b": send}
ECHO: Mapping[str, Callable[[Grounded[str]], str]] = {"a": echo, "b": echo}
# ASK: Mapping[str, Callable[[Grounded[str]], Grounded[str]]] = {"a": summarize, "b": summarize}


@grounded_pure
def launder_0(q: str) -> Grounded[str]:
    doc = fetch(q)
    WORLD["a"](doc)  # E: grounded-laundering
    return doc


@grounded_pure(discloses={"condition"})
def launder_1(q: str) -> Grounded[str]:
    doc = fetch(q)
    WORLD["a"](doc)  # E: grounded-laundering
    return doc


@grounded_pure(discloses={"condition"})
def launder_2(q: str) -> Grounded[str]:
    doc = fetch(q)
    list(map(save, [doc]))  # E: grounded-laundering
    return doc


@grounded_pure
def launder_3(q: str) -> str:
    return ECHO["a"](fetch(q))  # E: grounded-laundering


@grounded_pure
def launder_4(q: str) -> list[str]:
    return list(map(echo, [fetch(q)]))  # E: grounded-laundering


def helper(f: Callable[[Grounded[str]], str], doc: Grounded[str]) -> str:
    return f(doc)


@grounded_pure
def launder_5(q: str) -> str:
    return helper(echo, fetch(q))  # E: grounded-laundering


def helper2(f: Callable[[Grounded[str]], None], doc: Grounded[str]) -> None:
    f(doc)


@grounded_pure(discloses={"condition"})
def launder_6(q: str) -> Grounded[str]:
    doc = fetch(q)
    helper2(save, doc)  # E: grounded-laundering  # E: grounded-laundering  # E: grounded-laundering  # E: grounded-laundering  # E: grounded-laundering  # E: grounded-laundering  # E: grounded-laundering
    return doc


@grounded_pure
def honest_3(q: str) -> Grounded[str]:
    doc = fetch(q)
    helper2(save, doc)
    return doc


@tool
def flag(doc: Grounded[str]) -> bool:
    return "x" in doc


@grounded_pure
def launder_7(q: str) -> int:
    return len(list(filter(flag, [fetch(q)])))  # E: grounded-laundering


@grounded_pure
def launder_8(q: str) -> list[str]:
    f = echo  # E: grounded-laundering
    return list(map(f, [fetch(q)]))


@grounded_pure
async def launder_9(q: str) -> str:
    return await asyncio.to_thread(echo, fetch(q))  # E: grounded-laundering


@grounded_pure
def launder_10(q: str) -> str:
    return partial(echo, fetch(q))()  # E: grounded-laundering


@grounded_pure
def launder_11(q: str) -> list[str]:
    return [f(fetch(q)) for f in (echo, echo)]  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def launder_12(q: str) -> str:
    f = echo  # E: grounded-laundering
    return f(fetch(q))  # E: grounded-laundering


@grounded_pure
def launder_13(q: str) -> str:
    return reduce(lambda a, b: a + echo(b), [fetch(q)], "")  # E: grounded-laundering


@grounded_pure
def launder_14(q: str) -> list[str]:
    with ThreadPoolExecutor() as pool:
        return list(pool.map(echo, [fetch(q)]))  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def honest_4(q: str) -> Grounded[str]:
    doc = fetch(q)
    list(map(save, [doc]))
    return doc


@dataclass
class Holder:
    f: Callable[[Grounded[str]], str]


@grounded_pure
def launder_15(q: str) -> str:
    return Holder(echo).f(fetch(q))  # E: grounded-laundering  # E: grounded-laundering
