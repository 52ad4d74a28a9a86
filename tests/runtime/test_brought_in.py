"""What a tool returns is the caller's own: proofs may change it as content says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from corvid_runtime import Grounded, GroundedValue, ground, retrieval, tool

KEPT: dict[str, Any] = {}


@tool(uses=retrieval)
def listed() -> list[Grounded[str]]:
    return KEPT.setdefault("list", [ground("one", source="a")])


@tool(uses=retrieval)
def keyed() -> dict[str, Grounded[str]]:
    return KEPT.setdefault("dict", {"a": ground("one", source="a")})


@tool(uses=retrieval)
def collected() -> set[Grounded[str]]:
    return KEPT.setdefault("set", {ground("one", source="a")})


@pytest.mark.parametrize("fetch", [listed, keyed, collected])
def test_a_container_that_the_body_holds_is_copied(fetch: Callable[[], Any]) -> None:
    KEPT.clear()
    first = fetch()
    first.clear()
    again = fetch()
    assert len(again) == 1
    assert type(again) is type(first)
    assert all(
        isinstance(each, GroundedValue) for each in getattr(again, "values", lambda: again)()
    )


def test_of_an_asynchronous_tool_too() -> None:
    kept = listed()

    @tool(uses=retrieval)
    async def later() -> list[Grounded[str]]:
        return kept

    asyncio.run(later()).clear()
    assert len(asyncio.run(later())) == 1
