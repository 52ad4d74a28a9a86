"""Accepted: a function of the runtime looks at content, and what it tells is tested."""

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence, verify_quote


@grounded_pure
def quoted(quote: str, page: Grounded[str]) -> Grounded[str] | InsufficientEvidence:
    if verify_quote(quote, page).verified:
        return page
    return InsufficientEvidence(reason="the page does not say so")
