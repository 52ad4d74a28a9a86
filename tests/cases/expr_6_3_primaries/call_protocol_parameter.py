"""Refused: a protocol parameter looks the methods up by name."""

from __future__ import annotations

from typing import Any, Protocol

from corvid_runtime import agent, grounded_pure, tool
from prelude import fetch


class Upper(Protocol):
    def upper(self) -> Any: ...


@tool
def remember(value: Upper) -> None:
    pass


@agent
def call_recorded(i: str) -> None:
    doc = fetch(i)
    remember(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def call_refused(i: str) -> None:
    doc = fetch(i)
    remember(doc)  # E: grounded-laundering `doc`
