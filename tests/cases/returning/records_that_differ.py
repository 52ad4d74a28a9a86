"""Refused: records whose plain parts, or shared ones, show which of them content chose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence

SHARED: list[Grounded[str]] = []


class R(NamedTuple):
    n: str
    a: list[Grounded[str]] = SHARED


@dataclass(frozen=True)
class G:
    a: list[Grounded[str]]
    b: list[Grounded[str]]


@dataclass(frozen=True)
class V:
    req: str
    ev: Grounded[str] | InsufficientEvidence
    note: str = ""


def f1(doc: Grounded[str]) -> R:
    if len(doc) > 3:
        return R("x")
    return R("x", [])


def f3(xs: list[Grounded[str]], doc: Grounded[str]) -> G:
    if len(doc) > 3:
        return G(xs, [])
    return G([], xs)


def f4(n: str, doc: Grounded[str]) -> V:
    if len(doc) > 3:
        return V(n, doc)
    return V(n, InsufficientEvidence(reason="no"), "x")


def f5(n: str, doc: Grounded[str]) -> V:
    if len(doc) > 3:
        return V(n, doc)
    return V(n + "x", InsufficientEvidence(reason="no"))


def f6(n: str, doc: Grounded[str]) -> V:
    if len(doc) > 3:
        return V(n, doc)
    return V(n, InsufficientEvidence(reason=str(len(doc))))


def f8(n: str, doc: Grounded[str]) -> V:
    if len(doc) > 3:
        n = "y"
    return V(n, InsufficientEvidence(reason="x"))


@grounded_pure
def c1(doc: Grounded[str]) -> int:
    r = f1(doc)
    r.a.append(doc)  # E: grounded-laundering
    return len(SHARED)


@grounded_pure
def c3(doc: Grounded[str]) -> int:
    xs: list[Grounded[str]] = []
    r = f3(xs, doc)
    r.a.append(doc)  # E: grounded-laundering
    return len(xs)


@grounded_pure
def c4(doc: Grounded[str]) -> str:
    return f4("n", doc).note  # E: grounded-laundering


@grounded_pure
def c5(doc: Grounded[str]) -> str:
    return f5("n", doc).req  # E: grounded-laundering


@grounded_pure
def c6(doc: Grounded[str]) -> V:
    return f6("n", doc)  # E: grounded-laundering


@grounded_pure
def c8(doc: Grounded[str]) -> V:
    return f8("n", doc)  # E: grounded-laundering
