"""Accepted: a starred item of an expression list."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
@grounded_pure
def all_of(i: str, docs: list[Grounded[str]]) -> tuple[Grounded[str], ...]:
    return fetch(i), *docs
