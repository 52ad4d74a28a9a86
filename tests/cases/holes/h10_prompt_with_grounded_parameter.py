"""Refused: a prompt that takes a grounded value and answers a plain one is grounded all the same."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure, prompt
from prelude import fetch


@prompt(model="small")
def ask(doc: Grounded[str]) -> str:
    return doc.unwrap_discarding_sources()


@agent
def launder_recorded(i: str) -> str:
    return ask(fetch(i))  # N: grounded-coercion[return] `ask(fetch(i))`


@agent
@grounded_pure
def launder_refused(i: str) -> str:
    return ask(fetch(i))  # E: grounded-laundering `ask(fetch(i))`
