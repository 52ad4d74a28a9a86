"""Refused: asking an object that notes being asked, as content decides."""

from __future__ import annotations

from collections.abc import Iterator

from corvid_runtime import Grounded, grounded_pure


class Noting:
    def __init__(self) -> None:
        self.times = 0

    def __bool__(self) -> bool:
        self.times += 1
        return True

    def __iter__(self) -> Iterator[str]:
        self.times += 1
        yield "a"

    def __call__(self, text: Grounded[str]) -> bool:
        self.times += 1
        return True

    def sources(self) -> None:
        self.times += 1


class Rows:
    def __iter__(self) -> Rows:
        return self

    def __next__(self) -> str:
        LAST.append("row")
        return "a"


LAST: list[str] = []


@grounded_pure
def by_a_name_of_the_runtime(reply: Grounded[str], noting: Noting) -> Grounded[str]:
    if "not" in reply:
        noting.sources()  # E: grounded-laundering
    noting.sources()
    return reply


@grounded_pure
def tested(reply: Grounded[str], noting: Noting) -> Grounded[str]:
    if "not" in reply and noting:  # E: grounded-laundering
        reply = reply.strip()
    elif noting:  # E: grounded-laundering
        reply = reply.upper()
    if noting:
        reply = reply.lower()
    return reply


@grounded_pure
def negated(reply: Grounded[str], noting: Noting) -> Grounded[str]:
    assert not noting or reply
    return reply if not ("not" in reply and noting) else reply.upper()  # E: grounded-laundering


@grounded_pure
def in_a_loop(reply: Grounded[str], noting: Noting) -> Grounded[str]:
    while noting:  # E: grounded-laundering
        if "not" in reply:
            break
    while noting:
        break
    return reply


@grounded_pure
def guarded(reply: Grounded[str], noting: Noting) -> Grounded[str]:
    match reply:
        case "not" if noting:  # E: grounded-laundering
            return reply.strip()
        case _:
            return reply


@grounded_pure
def filtered(hits: list[Grounded[str]], noting: Noting) -> list[Grounded[str]]:
    all_of_them = [hit for hit in hits if noting]
    kept = [hit for hit in all_of_them if "not" in hit if noting]  # E: grounded-laundering
    return kept


@grounded_pure
def iterated(reply: Grounded[str], noting: Noting) -> Grounded[str]:
    for _ in noting:
        pass
    for _ in Rows():
        pass
    for _ in Rows():  # E: grounded-laundering
        if "not" in reply:
            break
    for _ in noting:  # E: grounded-laundering
        if "not" in reply:
            break
    return reply


@grounded_pure
def called(hits: list[Grounded[str]], noting: Noting) -> list[Grounded[str]]:
    list(filter(noting, hits))
    kept = [hit for hit in hits if "not" in hit]
    return sorted(kept, key=noting)  # E: grounded-laundering
