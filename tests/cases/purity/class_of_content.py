"""Refused: tests for a class that retrieved content may have."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, grounded_pure, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence
from prelude import Quote, Record, fetch_record


class Long(Record):
    """A record that a tool may return as one."""


class Marked:
    """A class that somebody may derive from, together with a record."""


@tool(uses=retrieval)
def anything(i: str) -> Any:
    return i


@grounded_pure
def plain_or_not(found: Grounded[str] | str) -> str:  # E: grounded-union
    return "a" if isinstance(found, str) else "b"  # E: grounded-laundering, grounded-laundering, grounded-laundering


@grounded_pure
def of_any(i: str) -> str:
    return "a" if isinstance(anything(i), InsufficientEvidence) else "b"  # E: grounded-laundering, grounded-laundering


@grounded_pure
def derived(i: str) -> str:
    return "a" if isinstance(fetch_record(i), Long) else "b"  # E: grounded-laundering, grounded-laundering


@grounded_pure
def mixed(i: str) -> str:
    return "a" if isinstance(fetch_record(i), Marked) else "b"  # E: grounded-laundering, grounded-laundering


@grounded_pure
def matched(i: str) -> str:
    match fetch_record(i):
        case Long():
            return "a"  # E: grounded-laundering `"a"`
    return "b"  # E: grounded-laundering `"b"`


@grounded_pure
def attribute_of_the_other(found: Quote | InsufficientEvidence) -> str:
    match found:
        case Quote(text="a"):
            return "b"  # E: grounded-laundering `"b"`
    return "c"  # E: grounded-laundering `"c"`
