"""Accepted: a parameter of type object is plain: what is dropped into it is dropped where it is handed over."""

from __future__ import annotations

from corvid_runtime import grounded_pure


@grounded_pure
def shown(value: object) -> str:
    return f"{value}"
