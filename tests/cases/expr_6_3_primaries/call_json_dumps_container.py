"""Refused: serializing a container of grounded values."""

from __future__ import annotations

import json

from corvid_runtime import agent, grounded_pure
from prelude import fetch


@agent
def lost_recorded(i: str) -> str:
    return json.dumps({"doc": [fetch(i)]})  # N: grounded-coercion


@agent
@grounded_pure
def lost_refused(i: str) -> str:
    return json.dumps({"doc": [fetch(i)]})  # E: grounded-laundering
