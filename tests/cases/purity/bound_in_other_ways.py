"""Refused: names of functions that a module, or a class, binds to something else as well."""

from __future__ import annotations

from corvid_runtime import Grounded, grounded_pure, retrieval, tool

LOG: list[str] = []


@tool(uses=retrieval)
def fetch(key: str) -> str:
    """Look a text up."""
    raise NotImplementedError


def noted(text: Grounded[str]) -> Grounded[str]:
    LOG.append(str(text))
    return text


def noted_by(self: object, text: Grounded[str]) -> Grounded[str]:
    LOG.append(str(text))
    return text


def walrus(text: Grounded[str]) -> Grounded[str]:
    return text


def captured(text: Grounded[str]) -> Grounded[str]:
    return text


def captured_as(text: Grounded[str]) -> Grounded[str]:
    return text


(walrus := noted)  # E: grounded-laundering

match [noted]:
    case [captured]:  # E: grounded-laundering
        pass

match noted:
    case _ as captured_as:  # E: grounded-laundering
        pass


class Reader:
    def read(self, text: Grounded[str]) -> Grounded[str]:
        return text

    (read := noted_by)  # E: grounded-laundering


class Looker:
    def look(self, text: Grounded[str]) -> Grounded[str]:
        return text

    match noted_by:
        case look:  # E: grounded-laundering
            pass


@grounded_pure
def answered(key: str) -> Grounded[str]:
    """Accepted here: the binding is refused."""
    return walrus(captured(captured_as(fetch(key))))
