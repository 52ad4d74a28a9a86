"""Refused: a loop that content leaves, or skips a part of, tells how often it ran."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def returned_early(reply: Grounded[str], names: list[str], sink: list[str]) -> Grounded[str]:
    for name in names:
        sink.append("next")  # E: grounded-laundering
        if name in reply:
            return reply
    return reply


@grounded_pure
def broken_early(reply: Grounded[str], names: list[str], sink: list[str]) -> Grounded[str]:
    for name in names:
        sink.append("next")  # E: grounded-laundering
        if name in reply:
            break
    return reply


@grounded_pure
def continued_inside(reply: Grounded[str], names: list[str], sink: list[str]) -> Grounded[str]:
    for _ in names:
        for name in names:
            if name in reply:
                continue
            sink.append(name)  # E: grounded-laundering
    return reply


@grounded_pure
def skipped_and_told(reply: Grounded[str], names: list[str], sink: list[str]) -> Grounded[str]:
    for name in names:
        sink.append(name)
        if name in reply:
            continue
        sink.append("not found")  # E: grounded-laundering
    return reply


@grounded_pure
def exhausted(reply: Grounded[str], names: list[str], sink: list[str]) -> Grounded[str]:
    for name in names:
        if name in reply:
            break
    else:
        sink.append("none")  # E: grounded-laundering
    return reply


@grounded_pure
def told_and_refused(reply: Grounded[str], sink: list[str]) -> Grounded[str] | None:
    if "sorry" in reply:
        sink.append("an apology")
        return None
    return reply


@grounded_pure
def told_or_refused(reply: Grounded[str], sink: list[str]) -> Grounded[str] | None:
    if "sorry" in reply:
        return reply
    else:
        sink.append("no apology")
        return None


@grounded_pure
def told_after_answers(reply: Grounded[str], sink: list[str]) -> Grounded[str]:
    if "sorry" in reply:
        return reply
    sink.append("no apology")  # E: grounded-laundering
    return reply


@grounded_pure
def broken_after_inner(reply: Grounded[str], names: list[str], sink: list[str]) -> Grounded[str]:
    for _ in names:
        sink.append("next")  # E: grounded-laundering
        for _ in names:
            pass
        if "not" in reply:
            break
    return reply
