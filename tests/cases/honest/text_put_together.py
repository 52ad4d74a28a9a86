"""Accepted: text put together of grounded values, which keeps their sources."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, interpolate, join
from prelude import fetch


@grounded_pure
def listed(names: list[str]) -> Grounded[str]:
    return join(", ", [fetch(name) for name in names])


@grounded_pure
def spread(name: str) -> Grounded[str]:
    return join(fetch(name), [name, name])


@grounded_pure
def words(name: str) -> Grounded[str]:
    return join("-", fetch(name).split())


@grounded_pure
def framed(name: str) -> Grounded[str]:
    return interpolate("[{}] {}", fetch(name), name)


@grounded_pure
def numbered(names: list[str]) -> str:
    return interpolate("{:.1f} {n}", 1.5, n=len(names)) + join(", ", names)
