"""Accepted: an agent method with a grounded row."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, retrieval
from prelude import fetch


class Desk:
    @agent(uses=retrieval)
    def ask(self, i: str) -> str:
        return fetch(i)


def use(desk: Desk, i: str) -> None:
    assert_type(desk.ask(i), Grounded[str])
