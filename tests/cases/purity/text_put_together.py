"""Refused: text put together of grounded values, given away as plain."""

from __future__ import annotations

from corvid_runtime import grounded_pure, interpolate, join
from prelude import fetch


@grounded_pure
def listed(names: list[str]) -> str:
    return join(", ", [fetch(name) for name in names])  # E: grounded-laundering


@grounded_pure
def spread(name: str) -> str:
    return join(fetch(name), [name, name])  # E: grounded-laundering


@grounded_pure
def mixed(name: str) -> str:
    return join(", ", [name, fetch(name)])  # E: grounded-laundering


@grounded_pure
def framed(name: str) -> str:
    return interpolate("{}: {}", name, fetch(name))  # E: grounded-laundering
