"""Refused: raising, after a look, an exception that others have: it holds then where that was."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch

MISSING = LookupError("missing")


@grounded_pure
def of_a_caller(i: str, problem: ValueError) -> Grounded[str]:
    doc = fetch(i)
    try:
        if "beta" in doc:
            raise problem  # E: grounded-laundering
    except ValueError:
        pass
    return doc


@grounded_pure
def of_the_module(i: str) -> Grounded[str]:
    doc = fetch(i)
    while "alpha" in doc:
        try:
            if "beta" in doc:
                raise MISSING  # E: grounded-laundering
        finally:
            doc = doc[1:]
    return doc


@grounded_pure
def of_its_own(i: str) -> Grounded[str]:
    for _ in range(3):
        try:
            doc = fetch(i)
            if "beta" in doc:
                raise LookupError("beta")
        except LookupError:
            continue
        return doc
    raise LookupError("no document")
