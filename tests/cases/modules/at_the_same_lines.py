"""Refused: a function of another module, which is at the same lines there as the proof is here."""

from __future__ import annotations

from basing import leaked
from corvid_runtime import Grounded, grounded_pure, interpolate
from prelude import fetch


def framed(doc: Grounded[str], mark: str) -> Grounded[str]:
    return interpolate("{}{}", mark, doc)


@grounded_pure
def answer(i: str, mark: str) -> tuple[Grounded[str], str]:
    """Answer with what was found, and with a mark.

    The lines from here to the last are those of many things in other modules. `leaked` is one of
    them: `basing` defines it at line 54. What is defined inside a proof is checked with it, so
    that a call of it is accepted. Lines alone do not say what is inside.
    """
    found = fetch(i)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    found = framed(found, mark)
    text = leaked()  # E: grounded-laundering
    return found, text
