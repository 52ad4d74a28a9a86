"""Refused: what an `except` catches is asked only where its body failed, as content decides."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, lift
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch

LOG: list[str] = []


def kinds() -> type[ValueError]:
    LOG.append("asked")
    return ValueError


@grounded_pure
def bound_there(i: str) -> tuple[bool, Grounded[str]]:
    doc = fetch(i)
    kind: object = None
    try:
        lift(int)(doc)
    except (kind := ValueError):
        pass
    return kind is None, doc  # E: grounded-laundering


@grounded_pure
def bound_by_the_first(i: str) -> tuple[bool, Grounded[str]]:
    doc = fetch(i)
    kind: object = None
    try:
        lift(int)(doc)
    except (kind := KeyError):
        pass
    except ValueError:
        pass
    return kind is None, doc  # E: grounded-laundering


@grounded_pure
def called_there(i: str) -> Grounded[str]:
    doc = fetch(i)
    try:
        lift(int)(doc)
    except kinds():  # E: grounded-laundering
        pass
    return doc


@grounded_pure
def called_before_a_refusal(i: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(i)
    try:
        lift(int)(doc)
    except kinds():  # E: grounded-laundering
        return InsufficientEvidence(reason="no number")
    return doc


@grounded_pure
def called_before_a_raise(i: str) -> Grounded[str]:
    doc = fetch(i)
    try:
        lift(int)(doc)
    except kinds() as failure:  # E: grounded-laundering
        raise RuntimeError("no number") from failure
    return doc
