"""Accepted: what was bound on a path that ended is not known where the others go on."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def after_return(reply: Grounded[str], is_short: bool) -> tuple[int, Grounded[str]]:
    note = 0
    if is_short:
        note = len(reply)
        return 0, reply
    return note, reply


@grounded_pure
def after_refusal(reply: Grounded[str]) -> tuple[int, Grounded[str]] | None:
    note = 0
    if "sorry" in reply:
        note = len(reply)
        return None
    return note, reply


@grounded_pure
def after_failure(reply: Grounded[str]) -> tuple[int, Grounded[str]]:
    note = 0
    if "sorry" in reply:
        note = len(reply)
        raise LookupError("the model apologises")
    return note, reply


@grounded_pure
def after_all(reply: Grounded[str], is_short: bool, is_long: bool) -> tuple[int, Grounded[str]]:
    note = 0
    if is_short:
        note = len(reply)
        if is_long:
            return 1, reply
        else:
            return 2, reply
    return note, reply


@grounded_pure
def after_break(reply: Grounded[str], names: list[str]) -> list[tuple[int, Grounded[str]]]:
    rows: list[tuple[int, Grounded[str]]] = []
    note = 0
    for name in names:
        rows.append((note, reply))
        if name == "stop":
            note = len(reply)
            break
    return rows


@grounded_pure
def after_continue(reply: Grounded[str], names: list[str]) -> list[tuple[int, Grounded[str]]]:
    rows: list[tuple[int, Grounded[str]]] = []
    for name in names:
        note = 0
        if name == "skip":
            note = len(reply)
            continue
        rows.append((note, reply))
    return rows


@grounded_pure
def after_endless(reply: Grounded[str], names: list[str]) -> tuple[int, Grounded[str]]:
    note = len(reply)
    while True:
        if names.pop() == "stop":
            note = 0
            break
    return note, reply


@grounded_pure
def still_fresh(reply: Grounded[str], is_short: bool, is_long: bool) -> list[Grounded[str]]:
    box: list[Grounded[str]] = []
    if is_short:
        if is_long:
            return [reply]
        else:
            return []
    if "more" in reply:
        box.append(reply)
    return box
