"""Accepted: a failure of waiting, connecting, or of a plain container tells nothing of content."""

from __future__ import annotations

import asyncio

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch, fetch_later, summarize


class Busy(ConnectionError):
    pass


@grounded_pure
def waited(i: str) -> Grounded[str]:
    try:
        return summarize(fetch(i).strip())
    except (TimeoutError, Busy, ConnectionResetError):
        return fetch("another")


@grounded_pure
def missing(i: str) -> Grounded[str]:
    try:
        return fetch(i).strip()
    except FileNotFoundError:
        return fetch("another")


@grounded_pure
def kept(table: dict[str, Grounded[str]], keys: list[str]) -> list[Grounded[str]]:
    out: list[Grounded[str]] = []
    for key in keys:
        try:
            out.append(table[key])
            out.extend(table.values())
        except KeyError:
            out.append(fetch(key))
    return out


@grounded_pure
async def begun(i: str) -> Grounded[str]:
    try:
        return await asyncio.wait_for(asyncio.create_task(fetch_later(i)), 5)
    except asyncio.TimeoutError:
        return fetch(i)
