"""Refused: what was bound before a jump is known where the jump goes."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure


@grounded_pure
def carried_by_continue(reply: Grounded[str], names: list[str]) -> list[tuple[int, Grounded[str]]]:
    rows: list[tuple[int, Grounded[str]]] = []
    note = 0
    for name in names:
        rows.append((note, reply))
        if name == "skip":
            note = len(reply)
            continue
        note = 0
    return rows  # E: grounded-laundering


@grounded_pure
def carried_by_break(reply: Grounded[str], names: list[str]) -> tuple[int, Grounded[str]]:
    note = 0
    for name in names:
        if name == "stop":
            note = len(reply)
            break
    return note, reply  # E: grounded-laundering


@grounded_pure
def carried_by_the_next_pass(reply: Grounded[str], names: list[str], sink: list[int]) -> None:
    note = 0
    for _ in names:
        sink.append(note)  # E: grounded-laundering # E: grounded-laundering
        note = len(reply)


@grounded_pure
def shared_by_the_next_pass(
    reply: Grounded[str], names: list[str], sink: list[list[Grounded[str]]]
) -> Grounded[str]:
    box: list[Grounded[str]] = []
    for _ in names:
        if "more" in reply:
            box.append(reply)  # E: grounded-laundering
        sink.append(box)
    return reply


@grounded_pure
def selected_and_shared(
    replies: list[Grounded[str]], names: list[str], sink: list[list[Grounded[str]]]
) -> Grounded[str]:
    box = [reply for reply in replies if "a" in reply]
    for _ in names:
        if "more" in replies[0]:
            box.append(replies[0])  # E: grounded-laundering
        sink.append(box)
    return replies[0]


@grounded_pure
def emptied(reply: Grounded[str], names: list[str]) -> tuple[int, Grounded[str]]:
    note = len(reply)
    while names:
        names.pop()
    return note, reply  # E: grounded-laundering
