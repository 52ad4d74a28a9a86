"""Refused: serializing content to plain text."""

from __future__ import annotations

import json

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    doc = fetch(i)
    return json.dumps(doc)  # N: grounded-coercion[argument] `doc`


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    doc = fetch(i)
    return json.dumps(doc)  # E: grounded-laundering `doc`
