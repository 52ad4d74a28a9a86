"""Refused: a prompt declared grounded is fed plain values."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, prompt
from prelude import fetch, summarize


@prompt(model="small")
def ask(doc: str) -> Grounded[str]:
    return summarize(fetch(doc))


@agent
def forge(i: str) -> Grounded[str]:
    return ask("made up")  # E: ungrounded-return
