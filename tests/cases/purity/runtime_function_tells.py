"""Refused: what a function of the runtime computes from content, as a plain value."""

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import Verdict, verify_quote
from corvid_runtime.interchange import dumps


@grounded_pure
def as_json(page: Grounded[str]) -> str:
    return dumps(page)  # E: grounded-laundering


@grounded_pure
def verdict(quote: str, page: Grounded[str]) -> Verdict:
    return verify_quote(quote, page)  # E: grounded-laundering


@grounded_pure
def stands_there(quote: str, page: Grounded[str]) -> bool:
    found = verify_quote(quote, page)
    return found.verified  # E: grounded-laundering
