"""Refused: the weakest call decides."""

from __future__ import annotations

from corvid_runtime import Grounded, agent, prompt, retrieval, tool


@tool(uses=retrieval, confidence=0.95)
def read95(i: str) -> str:
    return i


@tool(uses=retrieval, confidence=0.70)
def read70(i: str) -> str:
    return i


@tool(uses=retrieval, confidence=0.98)
def read98(i: str) -> str:
    return i


@prompt(model="small", confidence=0.75)
def ask75(doc: str) -> str:
    return doc


@agent(min_confidence=0.90)
def high(i: str) -> Grounded[str]:
    return read95(i)


@agent(min_confidence=0.90)
def low(i: str) -> Grounded[str]:
    return read70(i)  # E: grounded-confidence


@agent(min_confidence=0.90)
def composed(i: str) -> Grounded[str]:
    return ask75(read98(i))  # E: grounded-confidence
