"""Refused: an asynchronous loop, and a manager that is entered so, act in the world."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from corvid_runtime import Grounded, grounded_pure


@grounded_pure(discloses={"condition", "length"})
async def passing_on(
    reply: Grounded[str], lines: AsyncIterator[Grounded[str]]
) -> Grounded[str]:
    async for line in lines:
        reply = line
    return reply


@grounded_pure(discloses={"condition", "length"})
async def acting_by_loop(
    reply: Grounded[str], lines: AsyncIterator[Grounded[str]]
) -> Grounded[str]:
    if "not" in reply:
        async for line in lines:  # E: grounded-laundering # E: grounded-laundering
            reply = line
    return reply


@grounded_pure(discloses={"condition"})
def not_acting(reply: Grounded[str], names: list[str]) -> Grounded[str]:
    if "not" in reply:
        for _ in names:
            reply = reply.strip()
    return reply


@grounded_pure
def growing(replies: list[Grounded[str]], names: list[str], sink: list[str]) -> None:
    found: list[Grounded[str]] = [replies[0]]
    for _ in found:
        sink.append("one")  # E: grounded-laundering
        if "not" in replies[0]:
            found.append(replies[0])


def counted(sink: list[str]) -> Iterator[int]:
    sink.append("asked")
    yield 1


@grounded_pure
def lazily(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    steps = counted(sink)
    for _ in steps:  # E: grounded-laundering
        if "not" in reply:
            break
    return reply


@grounded_pure
def named_by_item(replies: list[Grounded[str]], names: dict[str, int]) -> Grounded[str]:
    for names["last"] in [len(reply) for reply in replies]:  # E: grounded-laundering # E: grounded-laundering
        pass
    return replies[0]


@grounded_pure
def defined(reply: Grounded[str]) -> Grounded[str]:
    if "not" in reply:

        def nothing() -> None:  # E: grounded-laundering
            """Nothing."""

        nothing()
    return reply


@grounded_pure
def removed(reply: Grounded[str], sink: list[str], one: list[str]) -> Grounded[str]:
    del sink[0], one[len(reply)]  # E: grounded-laundering
    return reply


@grounded_pure
def imported(reply: Grounded[str]) -> Grounded[str]:
    if "not" in reply:
        import colorsys  # E: grounded-laundering

        colorsys.ONE_THIRD
    return reply
