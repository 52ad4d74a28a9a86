"""Refused: a join of a grounded and a plain value is not grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import fetch


@agent
def forge(i: str, ok: bool) -> Grounded[str]:
    either = fetch(i) if ok else i
    return either  # E: ungrounded-return


@agent
def forge_from_list(i: str) -> Grounded[str]:
    found = [fetch(i), i]  # N: grounded-coercion[element] `fetch(i)`
    return found[1]  # E: ungrounded-return


@agent
def forge_from_or(i: str) -> Grounded[str]:
    return i or fetch(i)  # E: ungrounded-return
