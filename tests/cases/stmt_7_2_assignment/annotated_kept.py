"""Accepted: an annotated grounded variable."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_maybe


@agent
@grounded_pure
def assigned(i: str) -> Grounded[str]:
    text: Grounded[str] = fetch(i)
    maybe: Grounded[str] | None = fetch_maybe(i)
    wide: Grounded[str] | int = text
    return text
