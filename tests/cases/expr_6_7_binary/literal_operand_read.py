"""Refused: operators that read what stands behind a literal, and containers that grow by content."""

from __future__ import annotations

from typing import Literal

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch, fetch_rows


@agent
def formatted(i: str, form: Literal["%s"]) -> str:
    return form % fetch(i)  # N: grounded-coercion[interpolation] `fetch(i)`


@agent
def formatted_if_text(i: str) -> str:
    text: Grounded[bytes] | str = "%s"
    text = text % fetch(i)  # N: grounded-coercion `fetch(i)`
    return text if isinstance(text, str) else ""


@agent
def formatted_in_place_if_text(i: str) -> str:
    text: Grounded[bytes] | str = "%s"
    text %= fetch(i)  # N: grounded-coercion `fetch(i)`
    return text if isinstance(text, str) else ""


@grounded_pure
def formatted_in_place(i: str) -> str:
    text = fetch(i) if i else "%s"
    text %= fetch(i)
    return "" if isinstance(text, Grounded) else text  # E: grounded-laundering, grounded-laundering, grounded-laundering


@grounded_pure
def grown_in_place(i: str, texts: list[str]) -> int:
    rows = fetch_rows(i) if i else texts
    rows += fetch_rows(i)  # E: grounded-laundering
    return len(texts)
