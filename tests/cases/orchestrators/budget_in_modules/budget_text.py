"""Accepted: what the help desk does with plain text."""

from __future__ import annotations


def count_tokens(text: str) -> int:
    return max(1, len(text) // 4)


def trim_to(text: str, tokens: int) -> str:
    return text[: tokens * 4]


def system_prompt(product: str, tone: str) -> str:
    return f"You are the {tone} assistant for {product}. Answer only from the context."
