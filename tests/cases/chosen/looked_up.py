"""Accepted: content chooses the tool that is asked, from a table of them."""

from __future__ import annotations

from typing import Protocol

from corvid_runtime import Grounded, grounded_pure, retrieval, tool
from corvid_runtime.citations import InsufficientEvidence


class Tool(Protocol):
    @tool(uses=retrieval)
    def run(self, term: str) -> str: ...


class Lookup:
    @tool(uses=retrieval)
    def run(self, term: str) -> str:
        return term


class Toolbox:
    def __init__(self, tools: dict[str, Tool]) -> None:
        self._tools = tools

    @grounded_pure
    def run(self, name: Grounded[str], term: str) -> Grounded[str] | InsufficientEvidence:
        found = self._tools.get(name)
        if found is None:
            return InsufficientEvidence(reason="no such tool")
        return found.run(term)

    @grounded_pure
    def of_known(self, name: Grounded[str], term: str) -> Grounded[str]:
        chosen = self._tools[name] if name in self._tools else self._tools["lookup"]
        return chosen.run(term)
