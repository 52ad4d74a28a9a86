"""Refused: a branch that refuses on some paths alone, and lets others go on, or does something."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def answered_or_refused(
    reply: Grounded[str], is_short: bool, sink: list[str]
) -> Grounded[str] | None:
    if "sorry" in reply:
        if is_short:
            return reply
        return None
    sink.append("no apology")  # E: grounded-laundering
    return reply


@grounded_pure
def left_or_refused(replies: list[Grounded[str]], sink: list[str]) -> Grounded[str] | None:
    for reply in replies:
        if "sorry" in reply:
            if len(sink) > 3:
                break
            return None
        sink.append("no apology")  # E: grounded-laundering
    return replies[0]


@grounded_pure
def told_in_both(reply: Grounded[str], sink: list[str]) -> Grounded[str] | None:
    if "sorry" in reply:
        sink.append("an apology")
        return None
    else:
        sink.append("no apology")
    return reply


@grounded_pure
def refused_in_both(reply: Grounded[str], sink: list[str]) -> Grounded[str] | None:
    if "sorry" in reply:
        sink.append("an apology")
        return None
    else:
        sink.append("no apology")
        raise LookupError("none")


@grounded_pure
def nothing_to_refuse(reply: Grounded[str], sink: list[str]) -> None:
    if "sorry" in reply:
        return
    sink.append("no apology")  # E: grounded-laundering


@grounded_pure
def generated(reply: Grounded[str], sink: list[str]) -> Iterator[Grounded[str]]:
    yield reply
    if "sorry" in reply:
        return
    sink.append("no apology")  # E: grounded-laundering


@grounded_pure(discloses={"condition", "failure"})
def written_out(reply: Grounded[str]) -> Grounded[str] | None:
    if "sorry" in reply:
        return None  # E: grounded-laundering
    return reply


@grounded_pure(discloses={"condition", "refusal"})
def failing(reply: Grounded[str], is_short: bool) -> Grounded[str]:
    if is_short:
        raise LookupError("too short")
    if "sorry" in reply:
        raise LookupError("the model apologises")  # E: grounded-laundering
    assert not is_short
    assert "unknown" not in reply  # E: grounded-laundering
    return reply


@grounded_pure(discloses={"condition"})
def refusing_for_itself(reply: Grounded[str], is_short: bool) -> Grounded[str] | None:
    if is_short:
        return None
    if not is_short and len(reply) > 3:
        pass
    return reply
