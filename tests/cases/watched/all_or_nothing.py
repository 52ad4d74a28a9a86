"""Accepted: a body that fails is refused, so what it binds and returns is as low as before."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, join, lift, prompt, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


@tool(uses=retrieval)
async def load(name: str) -> str:
    return name


@tool(uses=retrieval)
def number(name: str) -> str:
    return name


@prompt(model="m")
async def summary(text: str) -> str:
    return text


async def one(name: str) -> Grounded[str]:
    return await summary(await load(name))


@agent
@grounded_pure
async def collected(names: list[str]) -> Grounded[str] | InsufficientEvidence:
    try:
        docs = [await one(name) for name in names]
    except TimeoutError:
        return InsufficientEvidence(reason="too slow")
    return join("\n", docs)


@agent
@grounded_pure
async def appended(names: list[str]) -> Grounded[str] | InsufficientEvidence:
    docs: list[Grounded[str]] = []
    try:
        for name in names:
            shown = name.upper()
            docs.append(await one(shown))
            if len(docs) == 3:
                break
    except TimeoutError as error:
        raise RuntimeError("too slow") from error
    return join("\n", docs) if docs else InsufficientEvidence(reason="nothing")


@grounded_pure
def parsed(key: str) -> int | None:
    page = number(key)
    try:
        lift(int)(page)
        return 1
    except ValueError:
        return None


@grounded_pure
def counted(keys: list[str]) -> int | None:
    found = 0
    try:
        for key in keys:
            lift(int)(number(key))
            found += 1
    except ValueError:
        return None
    else:
        return found
