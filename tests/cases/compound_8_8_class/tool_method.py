"""Accepted: tools, prompts and agents may be methods."""

from __future__ import annotations

from typing_extensions import assert_type

from corvid_runtime import Grounded, agent, grounded_pure, prompt, retrieval, tool


class Library:
    @tool(uses=retrieval)
    def read(self, i: str) -> str:
        return i

    @prompt(model="small")
    def shorten(self, text: str) -> str:
        return text[:3]

    @agent
    @grounded_pure
    def answer(self, i: str) -> Grounded[str]:
        doc = self.read(i)
        assert_type(doc, Grounded[str])
        return self.shorten(doc)
