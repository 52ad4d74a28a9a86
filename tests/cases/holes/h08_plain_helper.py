"""Refused: a helper that takes a grounded value and answers a plain one."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


def bare(doc: Grounded[str]) -> str:
    return doc.unwrap_discarding_sources()


@agent
@grounded_pure
def launder(i: str) -> str:
    return bare(fetch(i))  # E: grounded-laundering
