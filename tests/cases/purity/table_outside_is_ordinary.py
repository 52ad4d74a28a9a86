"""Accepted: a registry of tools is ordinary code."""

from __future__ import annotations

from prelude import fetch, summarize, unsourced

registry = {"fetch": fetch, "unsourced": unsourced, "summarize": summarize}


def listed() -> list[str]:
    return sorted(registry)
