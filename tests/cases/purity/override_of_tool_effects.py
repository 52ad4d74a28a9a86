"""Refused: an override keeps the effects of what it replaces."""

from __future__ import annotations

from corvid_runtime import retrieval, tool


class Base:
    @tool(uses=retrieval)
    def read(self, i: str) -> str:
        return i


class Other(Base):
    @tool
    def read(self, i: str) -> str:  # E: override
        return i
