"""Accepted: helpers put a text before one that may be plain, or grounded."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure
from prelude import fetch


def heading(text: str | Grounded[str]) -> str | Grounded[str]:
    return "# " + text


def bullet(text: str | Grounded[str], mark: str = "*") -> str | Grounded[str]:
    line = mark + " " + text
    line += "\n"
    return line


@grounded_pure
def page(topic: str) -> Grounded[str]:
    text = fetch(topic)
    return text + "\n" + heading(topic) + bullet(text)
