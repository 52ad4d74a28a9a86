"""Refused: ``super`` is another name in this module."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


class Other:
    def label(self, text: Grounded[str]) -> str:
        return text.unwrap_discarding_sources()


def super(*args: Any) -> Any:
    return Other()


class Base:
    def label(self, text: Grounded[str]) -> str:
        return "x"


class Derived(Base):
    @grounded_pure
    def told(self, key: str) -> str:
        return super().label(fetch(key))  # E: grounded-laundering
