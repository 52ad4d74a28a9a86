"""Accepted: prompts and lifted functions are handed to what calls them with grounded values."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from corvid_runtime import Grounded, agent, grounded_pure, lift, prompt


@prompt(model="m")
def summarize(text: str) -> str:
    return text


@prompt(model="m")
async def asked(text: str) -> str:
    return text


@lift
def trimmed(text: str) -> str:
    return text.strip()


@agent
@grounded_pure
def mapped(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return [*map(summarize, docs), *list(map(trimmed, docs))]


@agent
@grounded_pure
async def gathered(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    return await asyncio.gather(*map(asked, docs))


@grounded_pure
def framed(text: Grounded[str]) -> Grounded[str]:
    return "*" + text


@agent
@grounded_pure
def pooled(docs: list[Grounded[str]]) -> list[Grounded[str]]:
    with ThreadPoolExecutor() as pool:
        return [*pool.map(summarize, docs), *pool.map(framed, docs)]
