"""Refused: a tool that takes a grounded value and answers a plain one."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, tool
from prelude import fetch


@tool
def send(doc: Grounded[str]) -> str:
    return doc.unwrap_discarding_sources()


@agent
def launder_recorded(i: str) -> str:
    return send(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def launder_refused(i: str) -> str:
    return send(fetch(i))  # E: grounded-laundering `fetch(i)`
