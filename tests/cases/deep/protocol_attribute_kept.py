"""Accepted: a protocol with a grounded attribute."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import Quote, fetch


class Titled(Protocol):
    text: Grounded[str]


@agent
@grounded_pure
def kept(i: str) -> Titled:
    return Quote(fetch(i))
