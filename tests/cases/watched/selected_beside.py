"""Accepted: what a tuple selects in one of its places says nothing of the others."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure

Texts = list[Grounded[str]]


@grounded_pure
def beside_plain(texts: Texts, failed: list[str]) -> tuple[Texts, list[str]]:
    return [text for text in texts if "x" in text], failed


@grounded_pure
def filled(texts: Texts, failed: list[str]) -> tuple[Texts, int]:
    found: Texts = []
    found.extend(text for text in texts if "x" in text)
    return found, len(failed)


@grounded_pure
def taken_apart(texts: Texts, failed: list[str]) -> Texts:
    found, _ = [text for text in texts if "x" in text], failed
    return found
