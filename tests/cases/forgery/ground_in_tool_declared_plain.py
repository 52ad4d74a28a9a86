"""Accepted: a grounded tool declares the plain type and returns what it mints."""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, ground, grounded_pure, retrieval, tool
from corvid_runtime.citations import Location


@tool(uses=retrieval)
def read(i: str) -> str:
    return ground(i, source="file:one", location=Location(page=1))


@tool(uses=retrieval)
def read_either(i: str) -> str:
    return ground(i, source="file:one") if i else ground("", source="file:two")


@tool(uses=retrieval)
async def read_later(i: str) -> str:
    return ground(i, source="file:one")


@tool(uses=retrieval)
def read_pages(i: str) -> Iterator[str]:
    yield ground(i, source="file:one")


class Shelf:
    @tool(uses=retrieval)
    def read(self, i: str) -> str:
        return ground(i, source="file:one")


@agent
@grounded_pure
async def answer(i: str) -> Grounded[str]:
    assert_type(read(i), Grounded[str])
    for page in read_pages(i):
        assert_type(page, Grounded[str])
    return read(i) + read_either(i) + await read_later(i) + Shelf().read(i)
