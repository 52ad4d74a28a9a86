"""Refused: any accepts everything and knows nothing."""

from __future__ import annotations

from typing import Any

from corvid_runtime import Grounded, agent, grounded_pure
from prelude import fetch


@agent
def launder_recorded(i: str) -> Any:
    return fetch(i)  # N: grounded-coercion[return] `fetch(i)`


@agent
@grounded_pure
def launder_refused(i: str) -> Any:
    return fetch(i)  # E: grounded-laundering `fetch(i)`


@agent
def launder_through_variable_recorded(i: str) -> None:
    found: Any = fetch(i)  # N: grounded-coercion[annotated assignment] `fetch(i)`


@agent
@grounded_pure
def launder_through_variable_refused(i: str) -> None:
    found: Any = fetch(i)  # E: grounded-laundering `fetch(i)`


@agent
def forge(value: Any) -> Grounded[str]:
    doc: Grounded[str] = value  # E: grounded-forgery
    return doc


@agent
@grounded_pure
def call_unknown(ask: Any, i: str) -> None:
    ask(fetch(i))  # E: grounded-laundering
