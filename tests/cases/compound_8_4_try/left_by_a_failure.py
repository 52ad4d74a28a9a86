"""Refused: what a look decided before the body of a `try` failed, or jumped."""

from __future__ import annotations

import contextlib

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@grounded_pure
def raised(i: str) -> int:
    n = 1
    try:
        if "x" in fetch(i):
            n = 4
        raise KeyError
    except KeyError:
        pass
    return n  # E: grounded-laundering


@grounded_pure
def suppressed(i: str) -> int:
    n = 1
    with contextlib.suppress(KeyError):
        if "x" in fetch(i):
            n = 4
        raise KeyError
    return n  # E: grounded-laundering


@grounded_pure
def jumped(i: str) -> int:
    n = 1
    doc = fetch(i)
    for _ in range(2):
        try:
            continue
        finally:
            if "x" in doc:
                n = 4
    return n  # E: grounded-laundering


@grounded_pure
def passed_through(i: str) -> int:
    n, doc = 1, fetch(i)
    try:
        try:
            raise KeyError
        finally:
            if "x" in doc:
                n = 4
    except KeyError:
        pass
    return n  # E: grounded-laundering


@grounded_pure
def in_a_handler(i: str) -> int:
    n, doc = 1, fetch(i)
    try:
        try:
            raise KeyError
        except KeyError:
            if "x" in doc:
                n = 4
            raise
    except KeyError:
        pass
    return n  # E: grounded-laundering


@grounded_pure
def after_the_return(i: str) -> list[int]:
    found, doc = [1], fetch(i)
    try:
        return found
    finally:
        if "x" in doc:
            found.append(1)  # E: grounded-laundering


@grounded_pure
def cancelled(i: str) -> int:
    doc = fetch(i)
    for n in range(3):
        try:
            return n
        finally:
            if "x" in doc:  # E: grounded-laundering
                continue
    return 7


@grounded_pure
def refused(i: str) -> Grounded[str] | InsufficientEvidence:
    n, doc = 1, fetch(i)
    try:
        if "x" in doc:
            n = 4
            raise KeyError
    except KeyError:
        return InsufficientEvidence(reason="it is missing")
    finally:
        n = 2
    return doc * n


@grounded_pure
def said(i: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(i)
    return InsufficientEvidence(reason=doc) if doc else doc  # E: grounded-laundering
