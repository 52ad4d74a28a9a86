"""Accepted: an exception class without code of its own."""

from __future__ import annotations

from corvid_runtime import grounded_pure


class Missing(LookupError):
    pass


@grounded_pure
def failed(i: str) -> None:
    raise Missing(i)
