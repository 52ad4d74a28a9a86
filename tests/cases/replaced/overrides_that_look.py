"""Refused: a method that an override may have look, where no look is allowed."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


class Plain:
    def polished(self, doc: Grounded[str]) -> Grounded[str]:
        return doc

    @staticmethod
    def fixed(doc: Grounded[str]) -> Grounded[str]:
        return doc


class Polite(Plain):
    def polished(self, doc: Grounded[str]) -> Grounded[str]:
        return doc if doc.endswith(".") else doc + "."


class Refusing(Plain):
    def polished(self, doc: Grounded[str]) -> Grounded[str]:
        if "17" in doc:
            raise ValueError("no")
        return doc


@grounded_pure
def answer(desk: Plain, i: str) -> Grounded[str]:
    return desk.polished(fetch(i))


@grounded_pure(discloses=())
def blind(desk: Plain, i: str) -> Grounded[str]:
    return desk.polished(fetch(i))  # E: grounded-laundering  # E: grounded-laundering


@grounded_pure(discloses=())
def blind_too(i: str) -> Grounded[str]:
    return Plain.fixed(fetch(i))
