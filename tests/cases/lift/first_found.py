"""Accepted: the first one of an own generator, lifted or after a look."""

from __future__ import annotations

import re

from corvid_runtime import Grounded, grounded_pure, lift
from prelude import fetch

_QUOTE = re.compile(r'"(?P<quote>[^"]+)"')


def quote(text: str) -> str | None:
    return next((found["quote"] for found in _QUOTE.finditer(text)), None)


@grounded_pure
def first_quote(i: str) -> Grounded[str | None]:
    return lift(quote)(fetch(i))


@grounded_pure
def first_named(keys: list[str], names: list[str]) -> Grounded[str] | None:
    pages = [fetch(key) for key in keys]
    if pages and pages[0].startswith("see"):
        return next((page for page in pages if page in names), None)
    return pages[0]
