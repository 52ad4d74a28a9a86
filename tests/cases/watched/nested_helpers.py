"""Refused: what a nested function does, the function around it does, and so does its caller."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, grounded_pure

logger = logging.getLogger(__name__)
journal: list[str] = []


def noted_by_nested() -> int:
    def note() -> None:
        journal.append("a")

    note()
    return 1


def noted_before_nested() -> int:
    journal.append("a")

    def one() -> int:
        return 1

    return one()


def logged_by_nested() -> int:
    def log() -> None:
        logger.info("a")

    log()
    return 1


def logged_before_nested() -> int:
    logger.info("a")

    def one() -> int:
        return 1

    return one()


def quiet() -> int:
    def one() -> int:
        return 1

    return one()


@grounded_pure
def noted(reply: Grounded[str]) -> Grounded[str]:
    if "not" in reply:
        noted_by_nested()  # E: grounded-laundering
    if "no" in reply:
        noted_before_nested()  # E: grounded-laundering
    if "yes" in reply:
        quiet()
    return reply


@grounded_pure(discloses={"condition"})
def logged(reply: Grounded[str]) -> Grounded[str]:
    if "not" in reply:
        logged_by_nested()  # E: grounded-laundering
    if "no" in reply:
        logged_before_nested()  # E: grounded-laundering
    if "yes" in reply:
        quiet()
    return reply


@grounded_pure(discloses={"condition"})
def nested_here(reply: Grounded[str]) -> Grounded[str]:
    def log() -> None:
        logger.info("a")

    def nothing() -> None:
        """Nothing."""

    log()
    if "not" in reply:
        log()  # E: grounded-laundering
    if "no" in reply:
        nothing()
    return reply


@grounded_pure
def changing_here(reply: Grounded[str]) -> Grounded[str]:
    def note() -> None:
        journal.append("a")

    def nothing() -> None:
        """Nothing."""

    note()
    if "not" in reply:
        note()  # E: grounded-laundering
    if "no" in reply:
        nothing()
    return reply


def logged_by_key(names: list[str]) -> list[str]:
    def key(name: str) -> int:
        logger.info("a")
        return len(name)

    return sorted(names, key=key)


def noted_by_key(names: list[str]) -> list[str]:
    def key(name: str) -> int:
        journal.append("a")
        return len(name)

    return sorted(names, key=key)


@grounded_pure(discloses={"condition"})
def sorted_after_a_look(reply: Grounded[str]) -> Grounded[str]:
    if "not" in reply:
        logged_by_key(["a"])  # E: grounded-laundering
        noted_by_key(["a"])  # E: grounded-laundering
    return reply
