"""Refused: content decides that what a variable holds is returned, which may be a refusal."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


@dataclass(frozen=True)
class Found:
    """A text, or none."""

    text: Grounded[str] | None


@grounded_pure(discloses={"condition"})
def either(one: Grounded[str] | None, other: Grounded[str] | None) -> Grounded[str] | None:
    return one if "x" in fetch("a") else other  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def nothing() -> Grounded[str] | None:
    none: Grounded[str] | None = None
    text = fetch("a")
    return none if "x" in text else text  # E: grounded-laundering


@grounded_pure(discloses={"condition"})
def of_fields(one: Found, other: Found) -> Grounded[str] | None:
    if "x" in fetch("a"):
        return one.text  # E: grounded-laundering
    return other.text  # E: grounded-laundering


@grounded_pure(discloses={"condition", "refusal"})
def allowed(one: Grounded[str] | None, other: Grounded[str] | None) -> Grounded[str] | None:
    return one if "x" in fetch("a") else other


@grounded_pure(discloses={"condition", "presence"})
def neither(one: Grounded[str], other: Grounded[str] | None) -> Grounded[str] | None:
    text = fetch("a")
    if other is None:
        return one if "x" in text else text
    return one if "x" in text else other
