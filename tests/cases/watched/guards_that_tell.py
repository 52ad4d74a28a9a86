"""Refused: what a guard found, put where a plain value is, or chosen without a line of its own."""

from __future__ import annotations

from collections.abc import Callable

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch

LONG = InsufficientEvidence(reason="long")
SHORT = InsufficientEvidence(reason="short")


def too_long(text: Grounded[str]) -> InsufficientEvidence | None:
    if len(text) > 100:
        return InsufficientEvidence(reason="the answer is too long")
    return None


def chosen(text: Grounded[str]) -> InsufficientEvidence | None:
    found = LONG if len(text) > 100 else SHORT
    return found


def saying(text: Grounded[str]) -> InsufficientEvidence | None:
    return InsufficientEvidence(reason=str(text))


@grounded_pure
def marked(text: Grounded[str]) -> InsufficientEvidence | None:
    if len(text) > 100:
        return InsufficientEvidence(reason="too long")  # E: grounded-laundering
    return None  # E: grounded-laundering


@grounded_pure
def answered(i: str) -> str:
    return "fine" if too_long(fetch(i)) is None else "long"  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure
def reason(i: str) -> str | None:
    held = too_long(fetch(i))
    return held.reason if held is not None else None  # E: grounded-laundering


@grounded_pure
def kept(i: str) -> list[InsufficientEvidence | None]:
    return [too_long(fetch(i))]  # E: grounded-laundering


@grounded_pure
def counted(i: str) -> str:
    seen: list[str] = []
    if too_long(fetch(i)) is None:
        seen.append("short")
    return ",".join(seen)  # E: grounded-laundering


TIMES: list[int] = []


@grounded_pure
def changed(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    held = too_long(text)
    if held is not None:
        TIMES.append(1)  # E: grounded-laundering
        return held
    return text


@grounded_pure
def without_a_line(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    held = chosen(text)  # E: grounded-laundering
    return text if held is None else held


@grounded_pure
def with_content(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    held = saying(text)  # E: grounded-laundering
    return text if held is None else held


@grounded_pure
def asked(
    i: str, guard: Callable[[Grounded[str]], InsufficientEvidence | None]
) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    held = guard(text)
    return text if held is None else held  # E: grounded-laundering


@grounded_pure(discloses=())
def undisclosed(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    return too_long(text) or text  # E: grounded-laundering  # E: grounded-laundering


GUARDS = (too_long, saying)


@grounded_pure
def of_a_table(i: str) -> Grounded[str] | InsufficientEvidence:
    text = fetch(i)
    for guard in GUARDS:
        held = guard(text)  # E: grounded-laundering
        if held is not None:
            return held
    return text


@grounded_pure
def how_many_passed(i: str) -> int:
    text = fetch(i)
    passed = 0
    for guard in (too_long, too_long):
        if guard(text) is not None:
            break
        passed += 1
    return passed  # E: grounded-laundering
