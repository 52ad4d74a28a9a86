"""Refused: a proof in the place of another one that does, or gives, what others do not see."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from modules import marked_makers
from modules.marked_makers import SHARED, Desk
from prelude import fetch


@grounded_pure
def shared(question: str) -> list[Grounded[str]]:
    return SHARED


marked_makers.made = marked_makers.also_made
marked_makers.shouted = marked_makers.also_shouted
marked_makers.made = shared  # E: grounded-laundering
marked_makers.shouted = marked_makers.counted  # E: grounded-laundering


class Making(Desk):
    @staticmethod
    @grounded_pure
    def make(question: str) -> list[Grounded[str]]:
        return [fetch(question), fetch("x")]


class Sharing(Desk):
    @staticmethod  # E: grounded-laundering
    @grounded_pure
    def make(question: str) -> list[Grounded[str]]:
        return SHARED
