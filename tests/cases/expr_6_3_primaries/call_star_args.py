"""Refused: unpacked positional arguments that are grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import log


@agent
def call_recorded(docs: list[Grounded[str]]) -> None:
    log(*docs)  # N: grounded-coercion[argument]


@agent
@grounded_pure
def call_refused(docs: list[Grounded[str]]) -> None:
    log(*docs)  # E: grounded-laundering
