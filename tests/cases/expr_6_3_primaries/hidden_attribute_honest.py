"""Accepted: an attribute that a grounded value would hide, read by a function; and the chain's."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, ProvenanceChain, each, grounded_pure, lift, retrieval, tool


@dataclass(frozen=True)
class Line:
    text: str
    confidence: float


@dataclass(frozen=True)
class Reading:
    """A plain record: its attributes are its own."""

    line: Grounded[Line]
    confidence: float
    sources: ProvenanceChain


@tool(uses=retrieval)
def recognised(page: str) -> list[Line]:
    return [Line(page, 0.4)]


@lift
def certainty(line: Line) -> float:
    return line.confidence


@grounded_pure
def doubtful(page: str) -> list[Grounded[str]]:
    return [line.text for line in each(recognised(page)) if certainty(line) < 0.5]


@grounded_pure
def surest(page: str) -> Grounded[str]:
    return max(each(recognised(page)), key=lambda it: it.text.confidence).text


def read(page: str) -> Reading:
    line = each(recognised(page))[0]
    return Reading(line, Grounded.sources(line).confidence, line.sources())


def kept(reading: Reading) -> bool:
    return reading.confidence > 0.5 and not reading.sources.severed
