"""Refused: how much content selected is told of what a helper gives back as well."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


def same(found: Texts) -> Texts:
    return found


@grounded_pure
def counted(texts: Texts) -> int:
    kept = [text for text in texts if "bee" in text]
    return len(same(kept))  # E: grounded-laundering


@grounded_pure
def asked(texts: Texts) -> bool:
    kept = [text for text in texts if "bee" in text]
    again = same(kept)
    return again == []  # E: grounded-laundering


@grounded_pure(discloses={"condition", "length"})
def returned(texts: Texts) -> Texts:
    kept = [text for text in texts if "bee" in text]
    again = same(kept)  # E: grounded-laundering
    return again  # E: grounded-laundering


@grounded_pure
def paired(texts: Texts, numbers: list[int]) -> list[int]:
    kept = [text for text in texts if "bee" in text]
    return [number for number, _text in zip(numbers, same(kept))]  # E: grounded-laundering
