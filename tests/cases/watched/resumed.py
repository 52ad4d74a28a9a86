"""Refused: a look decides whether, or in which order, something made elsewhere runs or closes."""

from __future__ import annotations

import asyncio
import io
import json
import re
import threading
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager

from corvid_runtime import Grounded, grounded_pure, prompt
from prelude import fetch

LOCK = threading.Lock()


@prompt(model="m")
async def ask(context: str) -> str:
    """Ask a model."""
    return context


@contextmanager
def span(log: list[str]) -> Iterator[None]:
    log.append("in")
    yield


async def patiently(reply: Coroutine[None, None, Grounded[str]]) -> Grounded[str]:
    return await asyncio.wait_for(reply, 5)


@grounded_pure
async def ordered(i: str) -> list[str]:
    log: list[str] = []

    async def note(text: str) -> None:
        log.append(text)

    a, b = note("a"), note("b")
    first, second = (a, b) if fetch(i) == "yes" else (b, a)
    await first  # E: grounded-laundering
    await second  # E: grounded-laundering
    return log


@grounded_pure
async def asked(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "yes":
        await asyncio.sleep(0)
        return await ask(doc)
    reply = ask(doc + "?")
    return await reply


@grounded_pure
async def asked_in_a_branch(i: str, notice: Coroutine[None, None, None]) -> Grounded[str]:
    doc = fetch(i)
    if doc == "yes":
        await notice  # E: grounded-laundering
    return doc


@grounded_pure
def entered(i: str) -> list[str]:
    log: list[str] = []
    cm = span(log)
    if fetch(i) == "yes":
        with cm:  # E: grounded-laundering
            pass
    return log


@grounded_pure
def left(i: str, stack: ExitStack) -> Grounded[str]:
    doc = fetch(i)
    if doc == "yes":
        with stack:  # E: grounded-laundering
            pass
    return doc


@grounded_pure
def closed(i: str) -> bool:
    buffer = io.StringIO("x")
    if fetch(i) == "yes":
        with buffer:  # E: grounded-laundering
            pass
    return buffer.closed


@grounded_pure
def locked(i: str) -> Grounded[str]:
    doc = fetch(i)
    if doc == "yes":
        with LOCK:
            return doc + "!"
    return doc


class Page:
    """Tells by content whether a word is in it."""

    def __init__(self, text: Grounded[str]) -> None:
        self.text = text

    def __contains__(self, word: str) -> Grounded[bool]:
        return self.text == word


@grounded_pure
def found(i: str) -> bool:
    return "yes" in Page(fetch(i))  # E: grounded-laundering


@grounded_pure
def looked(i: str) -> Grounded[str] | None:
    doc = fetch(i)
    return doc if "yes" in Page(doc) else None


@grounded_pure
def replaced(i: str) -> str:
    fields = {"name": fetch(i)}
    return re.sub(r"<(\w+)>", lambda m: fields[m[1]], "dear <name>")  # E: grounded-laundering


@grounded_pure
def written(i: str) -> str:
    doc = fetch(i)
    return json.dumps([{1}], default=lambda value: doc)  # E: grounded-laundering


@grounded_pure
def replaced_plainly(i: str) -> Grounded[str]:
    names = {"name": "reader"}
    return fetch(i) + re.sub(r"<(\w+)>", lambda m: names[m[1]], "dear <name>")
