"""Refused: of several lists content picks one, and a change behind what holds it shows which."""

from __future__ import annotations

from dataclasses import dataclass, field

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@dataclass
class Numbered:
    lines: Texts
    n: int = 0


@dataclass
class Section:
    lines: Texts = field(default_factory=list)


class Plain:
    def __init__(self, lines: Texts) -> None:
        self.lines = lines


@grounded_pure
def through_a_record(texts: Texts, first: Texts, second: Texts) -> int:
    chosen = first if "x" in texts[0] else second
    Numbered(chosen).lines.append(texts[0])  # E: grounded-laundering
    return len(first)


@grounded_pure
def through_a_bound_record(texts: Texts, first: Texts, second: Texts) -> int:
    r = Numbered(first if "x" in texts[0] else second)
    r.lines.append(texts[0])  # E: grounded-laundering
    return len(first)


@grounded_pure
def through_an_object(texts: Texts, first: Texts, second: Texts) -> int:
    r = Plain(first if "x" in texts[0] else second)
    r.lines.append(texts[0])  # E: grounded-laundering
    return len(first)


def wrapped(s: Texts) -> Numbered:
    return Numbered(s)


@grounded_pure
def through_a_helper(texts: Texts, first: Texts, second: Texts) -> int:
    wrapped(first if "x" in texts[0] else second).lines.append(texts[0])  # E: grounded-laundering
    return len(first)


def paired(texts: Texts, first: Texts, second: Texts) -> tuple[Texts, int]:
    return (first if "x" in texts[0] else second, 3)


@grounded_pure
def through_a_tuple_of_a_helper(texts: Texts, first: Texts, second: Texts) -> int:
    t, n = paired(texts, first, second)
    t.append(texts[0])  # E: grounded-laundering
    return len(first)


def recorded(texts: Texts, first: Texts, second: Texts) -> Numbered:
    return Numbered(first if "x" in texts[0] else second)


@grounded_pure
def through_a_record_of_a_helper(texts: Texts, first: Texts, second: Texts) -> int:
    recorded(texts, first, second).lines.append(texts[0])  # E: grounded-laundering
    return len(first)


def listed(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    return [first if "x" in texts[0] else second]


@grounded_pure
def through_a_list_of_a_helper(texts: Texts, first: Texts, second: Texts) -> int:
    listed(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)


def mapped(texts: Texts, first: Texts, second: Texts) -> dict[str, Texts]:
    return {"a": first if "x" in texts[0] else second}


@grounded_pure
def through_a_mapping_of_a_helper(texts: Texts, first: Texts, second: Texts) -> int:
    mapped(texts, first, second)["a"].append(texts[0])  # E: grounded-laundering
    return len(first)


def assigned(texts: Texts, first: Texts, second: Texts) -> Numbered:
    r = Numbered(first)
    r.lines = first if "x" in texts[0] else second
    return r


@grounded_pure
def through_a_field(texts: Texts, first: Texts, second: Texts) -> int:
    assigned(texts, first, second).lines.append(texts[0])  # E: grounded-laundering
    return len(first)


def appended(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    out: list[Texts] = []
    out.append(first if "x" in texts[0] else second)
    return out


@grounded_pure
def through_a_list_that_was_filled(texts: Texts, first: Texts, second: Texts) -> int:
    appended(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)


def in_sections(texts: Texts, first: Texts, second: Texts) -> Section:
    if "x" in texts[0]:
        return Section(first)
    return Section(second)


@grounded_pure
def returned_in_a_plain_record(texts: Texts, first: Texts, second: Texts) -> int:
    in_sections(texts, first, second).lines.append(texts[0])  # E: grounded-laundering
    return len(first)


@grounded_pure
def rebound_after_a_look(texts: Texts, first: Texts, second: Texts) -> int:
    chosen = first
    if "x" in texts[0]:
        chosen = second
    r = Numbered(chosen)
    r.lines.append(texts[0])  # E: grounded-laundering
    return len(first)


def listed_in_arms(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    if "x" in texts[0]:
        return [first]
    return [second]


@grounded_pure
def returned_in_an_arm(texts: Texts, first: Texts, second: Texts) -> int:
    listed_in_arms(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)


def listed_by_choice(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    return [first] if "x" in texts[0] else [second]


@grounded_pure
def chosen_in_an_expression(texts: Texts, first: Texts, second: Texts) -> int:
    listed_by_choice(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)


def for_each(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    return [first if "x" in l else second for l in texts]


@grounded_pure
def in_a_comprehension(texts: Texts, first: Texts, second: Texts) -> int:
    for_each(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)


def mapped_for_each(texts: Texts, first: Texts, second: Texts) -> dict[str, Texts]:
    return {"a": first if "x" in l else second for l in texts}


@grounded_pure
def in_a_mapping_of_each(texts: Texts, first: Texts, second: Texts) -> int:
    mapped_for_each(texts, first, second)["a"].append(texts[0])  # E: grounded-laundering
    return len(first)


def in_order(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    return sorted([first, second], key=lambda l: l[0])


@grounded_pure
def sorted_first(texts: Texts, first: Texts, second: Texts) -> int:
    in_order(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)


def matching(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    return [l for l in [first, second] if "x" in l[0]]


@grounded_pure
def filtered_first(texts: Texts, first: Texts, second: Texts) -> int:
    matching(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)


def field_changed(texts: Texts, first: Texts, second: Texts) -> Section:
    s = Section(first)
    if "x" in texts[0]:
        s.lines = second
    return s


@grounded_pure
def field_after_a_look(texts: Texts, first: Texts, second: Texts) -> int:
    field_changed(texts, first, second).lines.append(texts[0])  # E: grounded-laundering
    return len(first)


def item_changed(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    s = [first]
    if "x" in texts[0]:
        s[0] = second
    return s


@grounded_pure
def item_after_a_look(texts: Texts, first: Texts, second: Texts) -> int:
    item_changed(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)


def added_in_arms(texts: Texts, first: Texts, second: Texts) -> list[Texts]:
    s: list[Texts] = []
    for l in texts:
        if "x" in l:
            s.append(first)
        else:
            s.append(second)
    return s


@grounded_pure
def filled_in_arms(texts: Texts, first: Texts, second: Texts) -> int:
    added_in_arms(texts, first, second)[0].append(texts[0])  # E: grounded-laundering
    return len(first)
