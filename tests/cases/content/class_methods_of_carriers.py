"""Refused: a class or static method read through a grounded built-in is the built-in's own."""

from __future__ import annotations

from datetime import date

from corvid_runtime import Grounded, agent, grounded_pure, retrieval, tool


@tool(uses=retrieval)
def filed_on(i: str) -> date:
    return date(2024, 1, 1)


@agent
def today_recorded(i: str) -> date:
    return filed_on(i).today()  # N: grounded-coercion[argument] `filed_on(i)`


@grounded_pure
def parsed_refused(i: str) -> date:
    return filed_on(i).fromisoformat("1999-01-01")  # E: grounded-laundering `filed_on(i)`


@grounded_pure
def kept(i: str) -> Grounded[str]:
    return filed_on(i).isoformat()
