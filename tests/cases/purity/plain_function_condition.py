"""Refused: a plain function with a proof must not decide a plain result by content."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def brackets(doc: Grounded[str]) -> str:
    if doc == "a":
        return "yes"  # E: grounded-laundering `"yes"`
    return "no"  # E: grounded-laundering `"no"`
