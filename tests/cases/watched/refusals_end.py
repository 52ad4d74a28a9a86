"""Accepted: a branch that only refuses tells by its line, and what follows is as free as before."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence


@grounded_pure
def refused_first(reply: Grounded[str], sink: list[str]) -> Grounded[str] | None:
    if "sorry" in reply:
        return None
    sink.append("no apology")
    return reply


@grounded_pure
def refused_last(reply: Grounded[str], sink: list[str]) -> Grounded[str] | None:
    if "sorry" not in reply:
        sink.append("no apology")
    else:
        return None
    return reply


@grounded_pure
def refused_typed(
    reply: Grounded[str], sink: list[str]
) -> Grounded[str] | InsufficientEvidence:
    if "sorry" in reply:
        return InsufficientEvidence(reason="an apology")
    elif "unknown" in reply:
        return InsufficientEvidence(reason="unknown")
    sink.append("no apology")
    return reply


@grounded_pure
def failed(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    if "sorry" in reply:
        raise LookupError("the model apologises")
    assert "unknown" not in reply
    sink.append("no apology")
    return reply


@grounded_pure
def refused_in_a_loop(replies: list[Grounded[str]], sink: list[str]) -> Grounded[str] | None:
    first = replies[0]
    for reply in replies:
        if "sorry" in reply:
            return None
        sink.append("no apology")
    return first


@grounded_pure
def refused_in_parts(reply: Grounded[str], sink: list[str]) -> Grounded[str] | None:
    if "sorry" in reply:
        if "very" in reply:
            return None
        raise LookupError("the model apologises")
    sink.append("no apology")
    return reply
