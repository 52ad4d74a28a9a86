"""Accepted: an encoder that is made of plain values writes plain values."""

from __future__ import annotations

import json

from corvid_runtime import grounded_pure


@grounded_pure
def written(rows: list[str], width: int) -> str:
    return json.JSONEncoder(indent=width, sort_keys=True).encode(rows)


@grounded_pure
def read(text: str) -> object:
    decoder = json.JSONDecoder(object_hook=dict)
    return decoder.decode(text)
