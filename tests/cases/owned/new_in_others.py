"""Refused: a new container holds what others have, whichever way that is written."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from logging import Logger, getLogger
from typing import Generic, TypeVar

from corvid_runtime import Grounded, grounded_pure


@dataclass
class Report:
    seen: int = 0


LATEST = Report()
T = TypeVar("T")


async def latest() -> Report:
    return LATEST


@grounded_pure
async def of_a_task(doc: Grounded[str]) -> int:
    async with asyncio.TaskGroup() as group:
        task = group.create_task(latest())
    if len(doc) > 3:
        task.result().seen = 1  # E: grounded-laundering
    return LATEST.seen


@grounded_pure
async def of_a_task_with_a_name(doc: Grounded[str]) -> int:
    async with asyncio.TaskGroup() as group:
        task = group.create_task(latest())
    found = task.result()
    if len(doc) > 3:
        found.seen = 1  # E: grounded-laundering
    return LATEST.seen


@grounded_pure
def of_a_factory(doc: Grounded[str]) -> bool:
    loggers: defaultdict[str, Logger] = defaultdict(getLogger)
    if len(doc) > 3:
        loggers["root"].disabled = True  # E: grounded-laundering
    return getLogger().disabled


@grounded_pure
def of_a_generator(doc: Grounded[str], found: list[Report]) -> int:
    reports = list(report for report in found)
    if len(doc) > 3:
        reports[0].seen = 1  # E: grounded-laundering
    return found[0].seen


@grounded_pure
def of_a_generator_of_one(doc: Grounded[str]) -> int:
    report = Report()
    reports = list(report for _ in range(3))
    if len(doc) > 3:
        reports[0].seen = 1  # E: grounded-laundering
    return report.seen


@grounded_pure
def of_a_name(doc: Grounded[str]) -> int:
    reports = [Report()]
    copied = list(reports)
    held = [copied]
    if len(doc) > 3:
        held[0][0].seen = 1  # E: grounded-laundering
    return reports[0].seen


@grounded_pure
def of_a_mapping(doc: Grounded[str]) -> int:
    one = {"a": Report()}
    two = {**one}
    if len(doc) > 3:
        two["a"].seen = 1  # E: grounded-laundering
    return one["a"].seen


@grounded_pure
def of_a_part(doc: Grounded[str]) -> int:
    reports = [Report()]
    report = reports[0]
    held = [report]
    if len(doc) > 3:
        held[0].seen = 1  # E: grounded-laundering
    return reports[0].seen


@grounded_pure
def drawn_later(doc: Grounded[str]) -> int:
    reports = [Report()]
    held = [(report for report in reports)]
    if len(doc) > 3:
        next(held[0]).seen = 1  # E: grounded-laundering  # E: grounded-laundering
    return reports[0].seen


NUMBERS = [1, 2, 3]


@dataclass
class Box:
    numbers: list[int]


def the_numbers() -> list[int]:
    return NUMBERS


@grounded_pure
def of_a_function(doc: Grounded[str]) -> int:
    box = Box([])
    box.numbers = the_numbers()
    if len(doc) > 3:
        box.numbers.append(4)  # E: grounded-laundering
    return len(NUMBERS)


@grounded_pure
def of_a_comprehension(doc: Grounded[str], words: list[str]) -> int:
    by_word = {word: LATEST for word in words}
    if len(doc) > 3:
        by_word["a"].seen = 1  # E: grounded-laundering
    return LATEST.seen


@dataclass
class Bag(Generic[T]):
    items: list[T]


@grounded_pure
def of_a_generic_class(doc: Grounded[str], numbers: list[int]) -> int:
    bag = Bag(numbers)
    if len(doc) > 3:
        bag.items.append(4)  # E: grounded-laundering
    return len(numbers)


REPORTS = [LATEST]


def the_reports() -> list[Report]:
    return REPORTS


@grounded_pure
def of_a_lambda(doc: Grounded[str]) -> int:
    table: defaultdict[str, list[Report]] = defaultdict(lambda: [LATEST])
    if len(doc) > 3:
        table["a"][0].seen = 1  # E: grounded-laundering
    return LATEST.seen


@grounded_pure
def of_a_lambda_that_asks(doc: Grounded[str]) -> int:
    table: defaultdict[str, list[Report]] = defaultdict(lambda: the_reports())
    if len(doc) > 3:
        table["a"][0].seen = 1  # E: grounded-laundering
    return LATEST.seen


@grounded_pure
def of_a_lambda_that_copies(doc: Grounded[str]) -> int:
    table: defaultdict[str, list[Report]] = defaultdict(lambda: list(REPORTS))
    if len(doc) > 3:
        table["a"][0].seen = 1  # E: grounded-laundering
    return LATEST.seen
