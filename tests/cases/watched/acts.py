"""Refused: what acts after a look discloses an effect, and what content is given to discloses one."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

from corvid_runtime import Grounded, grounded_pure
from prelude import summarize

logger = logging.getLogger(__name__)


def helper() -> int:
    logger.info("called")
    return 1


def silent() -> int:
    return 1


class Door:
    async def __aenter__(self) -> int:
        return 1

    async def __aexit__(self, *given: object) -> None: ...


@grounded_pure(discloses={"condition"})
async def opened(reply: Grounded[str], door: Door) -> Grounded[str]:
    async with door:
        reply = reply.strip()
    if "not" in reply:
        with contextlib.nullcontext():
            reply = reply.strip()
    if "not" in reply:
        async with door:  # E: grounded-laundering
            reply = reply.strip()
    return reply


@grounded_pure(discloses={"condition"})
def given(reply: Grounded[str]) -> Grounded[str]:
    logger.info("free")
    logger.info("told %d", len(reply))  # E: grounded-laundering
    return reply


@grounded_pure(discloses={"condition"})
def called(reply: Grounded[str]) -> Grounded[str]:
    helper()
    if "not" in reply:
        silent()
        helper()  # E: grounded-laundering
    return reply


@grounded_pure(discloses={"condition"})
def asked(reply: Grounded[str]) -> Grounded[str]:
    reply = summarize(reply)
    if "not" in reply:
        reply = summarize(reply)  # E: grounded-laundering
    return reply


@grounded_pure(discloses=())
def blind(reply: Grounded[str], is_short: bool) -> Grounded[str]:
    if is_short:
        logger.info("short")
    assert "a" in reply  # E: grounded-laundering # E: grounded-laundering
    return reply


@grounded_pure(discloses={"condition", "effect", "length"})
def selecting(replies: list[Grounded[str]]) -> list[Grounded[str]]:
    return [reply for reply in replies if "a" in reply]  # E: grounded-laundering


@grounded_pure(discloses={"condition", "effect", "length"})
def counting(replies: list[Grounded[str]]) -> Grounded[str] | None:
    for reply in replies:
        if "a" in reply:
            return reply
    return None  # E: grounded-laundering
