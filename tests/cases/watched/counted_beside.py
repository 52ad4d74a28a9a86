"""Refused: a tuple with something selected holds what was computed from that, or is compared."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@grounded_pure
def counted(texts: Texts) -> tuple[Texts, int]:
    found = [text for text in texts if "x" in text]
    return found, len(found)  # E: grounded-laundering


@grounded_pure
def taken_out(texts: Texts, failed: list[str]) -> int:
    pair = [text for text in texts if "x" in text], failed
    return len(pair[0])  # E: grounded-laundering


@grounded_pure
def taken_apart(texts: Texts, failed: list[str]) -> int:
    found, _ = [text for text in texts if "x" in text], failed
    return len(found)  # E: grounded-laundering


@grounded_pure
def said(texts: Texts) -> tuple[Texts, str]:
    found = [text for text in texts if "x" in text]
    return found, "some" if found else "none"  # E: grounded-laundering


@grounded_pure
def drawn(texts: Texts, failed: list[str]) -> list[str]:
    found = [text for text in texts if "x" in text]
    for selected, _ in [(found, failed)]:
        return ["x" for _ in selected]  # E: grounded-laundering
    return []  # E: grounded-laundering
