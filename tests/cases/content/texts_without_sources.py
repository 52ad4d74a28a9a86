"""Refused: a text that lost its sources becomes a part of one that has others."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, interpolate, join, lift
from prelude import fetch, summarize


@grounded_pure
def added(i: str) -> Grounded[str]:
    """What the second document says is not known to be its own."""
    law, case = fetch(i), fetch("b")
    return law + f" (since {case})"  # E: grounded-laundering[interpolation] `case`


@grounded_pure
def before(i: str) -> Grounded[str]:
    """On the other side."""
    law, case = fetch(i), fetch("b")
    head = f"{case}: "  # E: grounded-laundering
    return head + law


@grounded_pure
def filled(i: str) -> Grounded[str]:
    """As a plain text."""
    law, case = fetch(i), fetch("b")
    return interpolate("{}: {}", law, str(case))  # E: grounded-laundering[argument] `case`


@grounded_pure
def asked(i: str) -> Grounded[str]:
    """In a question."""
    law, case = fetch(i), fetch("b")
    return summarize(law + "%s" % case)  # E: grounded-laundering


@grounded_pure
def replaced(i: str) -> Grounded[str]:
    """By a method."""
    law, case = fetch(i), fetch("b")
    return law.replace("CASE", str(case))  # E: grounded-laundering[argument] `case`


@grounded_pure
def priced(i: str) -> Grounded[str]:
    """A number is said as well."""
    law, price = fetch(i), lift(int)(fetch("b"))
    return law + f" costs {price}"  # E: grounded-laundering[interpolation] `price`


@grounded_pure
def kept(i: str) -> Grounded[str]:
    """Its own text again, how long it is, and what keeps its sources."""
    law, case = fetch(i), fetch("b")
    line = law + f" ({law})"
    cut = law[: len(case)] + "." * len(case)
    return join(" ", [line, cut, interpolate("since {}", case), law + " " + case])
