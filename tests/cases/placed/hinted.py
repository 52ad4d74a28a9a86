"""Accepted: a tool whose items name their own sources is told that it records one for all."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, ground, retrieval, tool


@dataclass(frozen=True)
class Hit:
    uri: str
    text: str


@dataclass(frozen=True)
class Note:
    text: str


@tool(uses=retrieval)
def search(query: str) -> list[Hit]:  # N: grounded-declaration
    return [Hit("file:a", query)]


@tool(uses=retrieval)
def one(query: str) -> Hit:
    return Hit("file:a", query)


@tool(uses=retrieval)
def notes(query: str) -> list[Note]:
    return [Note(query)]


@tool(uses=retrieval)
def by_hand(query: str) -> list[Grounded[Hit]]:
    return [ground(Hit("file:a", query), source="file:a")]


@tool(uses=retrieval, source="uri")
def placed(query: str) -> list[Hit]:
    return [Hit("file:a", query)]
