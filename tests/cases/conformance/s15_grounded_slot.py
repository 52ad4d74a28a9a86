"""Accepted: a grounded value in a grounded slot."""

from __future__ import annotations

from corvid_runtime import Grounded, agent
from prelude import Quote, fetch, keep


@agent
def answer(i: str, holder: dict[str, Grounded[str]]) -> Grounded[str]:
    doc: Grounded[str] = fetch(i)
    holder["a"] = doc
    quote = Quote(text=doc)
    return keep(quote.text)
