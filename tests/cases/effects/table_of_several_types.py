"""Refused: what is logged, or compared, beside a look in a dictionary that is written out."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

logger = logging.getLogger(__name__)
SHOWN: list[str] = []


class Noisy:
    def __str__(self) -> str:
        SHOWN.append("shown")
        return "noisy"

    def __repr__(self) -> str:
        SHOWN.append("shown")
        return "noisy"


@grounded_pure
def told(question: str) -> Grounded[str] | None:
    reply = fetch(question)
    if reply == "unknown":
        logger.info("refused", extra={"question": question, "length": len(reply), "all": [1, "a"]})
        return None
    return reply


@grounded_pure
def nested(question: str) -> Grounded[str]:
    reply = fetch(question)
    if reply == "unknown":
        logger.info("refused", extra={"of": {"question": question, "length": 3}, "at": 1.5})
    return reply


@grounded_pure
def noisy(question: str) -> Grounded[str]:
    reply = fetch(question)
    if reply == "unknown":
        logger.info("refused", extra={"question": question, "by": Noisy()})  # E: grounded-laundering # E: grounded-laundering
    return reply


@grounded_pure
def noisy_inside(question: str) -> Grounded[str]:
    reply = fetch(question)
    if reply == "unknown":
        logger.info("refused", extra={"a": 1, "of": {"by": Noisy(), "at": 1}})  # E: grounded-laundering # E: grounded-laundering
    return reply


@grounded_pure
def noisy_key(question: str) -> Grounded[str]:
    reply = fetch(question)
    if reply == "unknown":
        logger.info("%s", {Noisy(): 1, "at": "x"})  # E: grounded-laundering # E: grounded-laundering
    return reply


@grounded_pure
def of_any(question: str, by: object) -> Grounded[str]:
    reply = fetch(question)
    if reply == "unknown":
        logger.info("refused", extra={"question": question, "by": by})  # E: grounded-laundering
    return reply


@grounded_pure
def spread(question: str, more: dict[str, object]) -> Grounded[str]:
    reply = fetch(question)
    if reply == "unknown":
        logger.info("refused", extra={"question": question, **more})  # E: grounded-laundering
    return reply
