"""Refused: a boundary may give a plain object back as content, which others read without sources."""

from __future__ import annotations

from dataclasses import dataclass, replace

from corvid_runtime import Grounded, grounded_pure, lift, prompt
from prelude import fetch


@dataclass
class Store:
    rows: list[str]

    @lift
    def filled(self, text: str) -> Store:
        return self


@dataclass(frozen=True)
class Line:
    text: str
    place: int = 0


@lift
def step(store: Store, text: str) -> Store:
    return store


@prompt(model="small")
async def asked(stores: list[Store], text: str) -> Store:
    return stores[0]


@lift
def numbered(line: Line, text: str) -> Line:
    return replace(line, place=len(text))


@grounded_pure
def by_a_function(i: str) -> str:
    store = Store(["r"])
    rows = step(store, fetch(i)).rows  # E: grounded-laundering
    rows.insert(0, fetch("b"))
    return store.rows[0]


@grounded_pure
def by_a_method(i: str) -> str:
    store = Store(["r"])
    rows = store.filled(fetch(i)).rows  # E: grounded-laundering
    rows.append(fetch("b"))
    return store.rows[0]


@grounded_pure
async def by_a_prompt(i: str) -> str:
    store = Store(["r"])
    found = await asked([store], fetch(i))  # E: grounded-laundering
    found.rows.append(fetch("b"))
    return store.rows[0]


@grounded_pure
def made_for_the_call(i: str) -> Grounded[Store]:
    return step(Store(["r"]), fetch(i))


@grounded_pure
def frozen(i: str) -> Grounded[Line]:
    line = Line("first")
    return numbered(line, fetch(i))


@grounded_pure
def again(i: str) -> Grounded[Store]:
    store = step(Store(["r"]), fetch(i))
    return step(store, fetch("b"))
