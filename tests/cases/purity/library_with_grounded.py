"""Refused: a library function that is handed a grounded value."""

from __future__ import annotations

import html

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def answer_recorded(i: str) -> str:
    return html.escape(fetch(i))  # N: grounded-coercion[argument] `fetch(i)`


@agent
@grounded_pure
def answer_refused(i: str) -> str:
    return html.escape(fetch(i))  # E: grounded-laundering `fetch(i)`
