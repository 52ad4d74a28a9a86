"""Refused: content picked which lists others get, who change them then; how many has its line."""

from __future__ import annotations

from asyncio import Queue as Later
from collections.abc import Iterator
from dataclasses import dataclass, field
from queue import Queue

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Section:
    lines: Texts = field(default_factory=list)


@dataclass
class Desk:
    chosen: list[Texts] = field(default_factory=list)

    def choose(self, texts: Texts, more: Texts) -> None:
        self.chosen = [each for each in (texts, more) if "bee" in each[0]]  # a caller is told


def put(texts: Texts, more: Texts, sink: list[list[Texts]]) -> None:
    held = [texts if "bee" in texts[0] else more]
    sink.append(held)


def put_in_order(found: list[Section], sink: list[list[Section]]) -> None:
    held = sorted(found, key=lambda section: section.lines[0])
    sink.append(held)


@grounded_pure
def by_a_helper(texts: Texts, more: Texts) -> int:
    sink: list[list[Texts]] = []
    put(texts, more, sink)  # E: grounded-laundering
    sink[0][0].append(texts[0])
    return len(more)


@grounded_pure
def by_a_helper_in_order(texts: Texts, more: Texts) -> int:
    found, sink = [Section(texts), Section(more)], list[list[Section]]()
    put_in_order(found, sink)  # E: grounded-laundering
    sink[0][0].lines.append(texts[0])
    return len(more)


@grounded_pure
def by_a_method(texts: Texts, more: Texts, desk: Desk) -> int:
    desk.choose(texts, more)  # E: grounded-laundering
    desk.chosen[0].append(texts[0])
    return len(more)


@grounded_pure
def by_a_display(texts: Texts, more: Texts, desk: Desk) -> int:
    held = [texts if "bee" in texts[0] else more]
    desk.chosen = held  # E: grounded-laundering
    desk.chosen[0].append(texts[0])
    return len(more)


@grounded_pure
def by_an_item(texts: Texts, more: Texts, desk: Desk) -> int:
    held = [texts]
    if "bee" in texts[0]:
        held[0] = more
    desk.chosen = held  # E: grounded-laundering
    desk.chosen[0].append(texts[0])
    return len(more)


@grounded_pure
def by_adding(found: list[Texts], desk: Desk) -> int:
    held: list[Texts] = []
    for each in found:
        if "bee" in each[0]:
            held.append(each)
    desk.chosen = held  # E: grounded-laundering
    desk.chosen[0].append(found[0][0])
    return len(found[0])


@grounded_pure
def by_taking_away(texts: Texts, more: Texts, desk: Desk) -> int:
    held = [texts, more]
    if "bee" in texts[0]:
        held.pop()
    else:
        held.pop(0)
    desk.chosen = held  # E: grounded-laundering
    desk.chosen[0].append(texts[0])
    return len(more)


@grounded_pure
def by_a_slice(texts: Texts, more: Texts, desk: Desk) -> int:
    held = [texts, more]
    if "bee" in texts[0]:
        held.reverse()
    desk.chosen = held[:1]  # E: grounded-laundering
    desk.chosen[0].append(texts[0])
    return len(more)


@grounded_pure
def by_a_comprehension(found: list[Texts], desk: Desk) -> int:
    held = [each for each in found if "bee" in each[0]]
    desk.chosen = [*held]  # E: grounded-laundering
    desk.chosen[0].append(found[0][0])
    return len(found[0])


@grounded_pure
def by_extending(found: list[Texts], desk: Desk) -> int:
    desk.chosen.extend([each for each in found if "bee" in each[0]])  # E: grounded-laundering
    desk.chosen[0].append(found[0][0])
    return len(found[0])


@grounded_pure
def by_an_object(texts: Texts, more: Texts, sink: list[Section]) -> int:
    held = Section(texts if "bee" in texts[0] else more)
    sink.append(held)  # E: grounded-laundering
    sink[-1].lines.append(texts[0])
    return len(more)


@grounded_pure
def by_a_field(texts: Texts, more: Texts, sink: list[Section]) -> int:
    held = Section(texts)
    if "bee" in texts[0]:
        held.lines = more
    sink.append(held)  # E: grounded-laundering
    sink[-1].lines.append(texts[0])
    return len(more)


@grounded_pure
def by_yielding(texts: Texts, more: Texts) -> Iterator[list[Texts]]:
    held = [texts if "bee" in texts[0] else more]
    yield held  # E: grounded-laundering


@grounded_pure
def by_two_new_lists(texts: Texts, more: Texts, desk: Desk) -> int:
    held = [texts]
    if "bee" in texts[0]:
        held = [more]
    desk.chosen = held  # E: grounded-laundering
    desk.chosen[0].append(texts[0])
    return len(more)


@grounded_pure
def by_two_new_objects(texts: Texts, more: Texts, sink: list[Section]) -> int:
    if "bee" in texts[0]:
        held = Section(texts)
    else:
        held = Section(more)
    sink.append(held)  # E: grounded-laundering
    sink[-1].lines.append(texts[0])
    return len(more)


@grounded_pure
def by_the_name_of_a_part(texts: Texts, more: Texts, desk: Desk) -> int:
    whole: list[list[Texts]] = []
    part: list[Texts] = []
    whole.append(part)
    whole[0].append(more if "bee" in texts[0] else texts)
    desk.chosen = part  # E: grounded-laundering
    desk.chosen[0].append(texts[0])
    return len(more)


@grounded_pure
def by_the_whole(texts: Texts, more: Texts, sink: list[list[list[Texts]]]) -> int:
    whole: list[list[Texts]] = []
    part: list[Texts] = []
    whole.append(part)
    if "bee" in texts[0]:
        part.append(more)
    else:
        part.append(texts)
    sink.append(whole)  # E: grounded-laundering
    sink[-1][0][0].append(texts[0])
    return len(more)


@grounded_pure
def by_adding_in_place(texts: Texts, more: Texts, sink: list[list[Texts]]) -> int:
    held = [texts if "bee" in texts[0] else more]
    sink += [held]  # E: grounded-laundering
    sink[-1][0].append(texts[0])  # E: grounded-laundering
    return len(more)


@grounded_pure
def by_merging_in_place(texts: Texts, more: Texts, sink: dict[str, list[Texts]]) -> int:
    held = [texts if "bee" in texts[0] else more]
    sink |= {"a": held}  # E: grounded-laundering
    sink["a"][0].append(texts[0])  # E: grounded-laundering
    return len(more)


@grounded_pure
def by_a_queue(texts: Texts, more: Texts, sink: Queue[list[Texts]]) -> None:
    held = [texts if "bee" in texts[0] else more]
    sink.put(held)  # E: grounded-laundering


@grounded_pure
async def by_a_queue_of_tasks(texts: Texts, more: Texts, sink: Later[list[Texts]]) -> None:
    held = [texts if "bee" in texts[0] else more]
    await sink.put(held)  # E: grounded-laundering
