"""Accepted: an alias of a grounded type is the type."""

from __future__ import annotations

from typing import TypeAlias

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch

Doc: TypeAlias = Grounded[str]
Docs: TypeAlias = "list[Grounded[str]]"


@agent
@grounded_pure
def kept(i: str) -> Docs:
    doc: Doc = fetch(i)
    return [doc]
