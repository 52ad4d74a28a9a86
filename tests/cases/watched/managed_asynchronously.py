"""Refused: what an asynchronous manager gives is what its entering is awaited for."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


class Door:
    """Gives a grounded text, asynchronously."""

    async def __aenter__(self) -> Grounded[str]:
        return fetch("door")

    async def __aexit__(self, *given: object) -> None: ...


class Both:
    """Gives something else in each way."""

    def __enter__(self) -> int:
        return 1

    def __exit__(self, *given: object) -> None: ...

    async def __aenter__(self) -> Grounded[str]:
        return fetch("door")

    async def __aexit__(self, *given: object) -> bool:
        return True


@agent
async def opened(door: Door, both: Both) -> int:
    shown: str
    async with door as shown:  # N: grounded-coercion
        pass
    async with both as shown:  # N: grounded-coercion
        pass
    return len(shown)


@grounded_pure
async def kept(reply: Grounded[str], both: Both, sink: list[str]) -> Grounded[str]:
    async with both:
        reply = fetch("a" + "b")
        assert "not" in reply
        sink.append("passed")  # E: grounded-laundering
    return reply
