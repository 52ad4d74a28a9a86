"""Refused: an unmarked function that unwraps; one that names nothing of the runtime is derived."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def tidied(name: str) -> str:
    return name.strip().lower()


def unwrapped(name: str) -> str:
    return fetch(name).unwrap_discarding_sources()


@grounded_pure
def honest(name: str) -> Grounded[str]:
    return fetch(tidied(name))


@grounded_pure
def told(name: str) -> str:
    return unwrapped(name)  # E: grounded-laundering
