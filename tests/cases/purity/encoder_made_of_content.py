"""Refused: what an encoder writes depends on how it was made."""

from __future__ import annotations

import json

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def written(rows: list[str], width: Grounded[int]) -> str:
    return json.JSONEncoder(indent=width).encode(rows)  # E: grounded-laundering
