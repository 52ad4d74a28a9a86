"""Accepted: a call of an abstract method that is proved."""

from __future__ import annotations

from abc import ABC, abstractmethod

from corvid_runtime import Grounded, agent, grounded_pure


class Asker(ABC):
    @abstractmethod
    @grounded_pure
    def ask(self, i: str) -> Grounded[str]: ...


@agent
@grounded_pure
def answer(asker: Asker, i: str) -> Grounded[str]:
    return asker.ask(i)
