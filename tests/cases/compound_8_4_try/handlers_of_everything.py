"""Refused: handlers of whatever an operation on content, or a function of it, may raise."""

from __future__ import annotations

import asyncio
import zlib

import click
from corvid_runtime import Grounded, grounded_pure, lift, tool, retrieval
from prelude import fetch, fetch_bytes


class ParseError(Exception):
    pass


@lift
def parse(text: str) -> int:
    if "alpha" in text:
        raise ParseError
    return 1


@grounded_pure
async def number(d: Grounded[str]) -> Grounded[int]:
    return lift(int)(d)


@tool(uses=retrieval)
def lookup(name: str) -> str:
    return name


@grounded_pure
async def group(i: str) -> str:
    try:
        async with asyncio.TaskGroup() as tg:
            tg.create_task(number(fetch(i)))
    except ExceptionGroup:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def own(i: str) -> str:
    try:
        parse(fetch(i))
    except ParseError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def installed(i: str) -> str:
    try:
        parse(fetch(i))
    except click.ClickException:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def compressed(i: str) -> str:
    try:
        lift(zlib.decompress)(fetch_bytes(i))
    except zlib.error:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def looked_up(i: str) -> str:
    try:
        lookup(fetch(i))
    except ValueError as problem:
        return str(problem)  # E: grounded-laundering `str(problem)`
    return "ok"  # E: grounded-laundering `"ok"`


@grounded_pure
def loaded(i: str) -> Grounded[int]:
    return lift(int)(fetch(i))


@grounded_pure
def hidden(i: str) -> str:
    try:
        loaded(i)
    except ValueError:
        return "bad"  # E: grounded-laundering `"bad"`
    return "ok"  # E: grounded-laundering `"ok"`
