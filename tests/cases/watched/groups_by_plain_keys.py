"""Accepted: what stands together is decided by plain keys or plain flags."""

from __future__ import annotations

import itertools
from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, join


@dataclass(frozen=True)
class Entry:
    service: str
    line: Grounded[str]


def service_of(entry: Entry) -> str:
    return entry.service


@grounded_pure
def services(found: list[Entry]) -> list[str]:
    return [service for service, _ in itertools.groupby(found, key=lambda each: each.service)]


@grounded_pure
def firsts(found: list[Entry]) -> list[str]:
    return [next(group).service for _, group in itertools.groupby(found, service_of)]


@grounded_pure
def listed(found: list[Entry]) -> dict[str, Grounded[str]]:
    result: dict[str, Grounded[str]] = {}
    for service, group in itertools.groupby(iterable=found, key=service_of):
        result[service] = join("; ", [each.line for each in group])
    return result


@grounded_pure
def flagged(found: list[Entry], flags: list[bool]) -> list[str]:
    return [each.service for each in itertools.compress(found, flags)]
