"""Refused: what an exception says of content; where nothing was retrieved yet, it says none."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress

from corvid_runtime import Grounded, grounded_pure, lift
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch, summarize

logger = logging.getLogger(__name__)


class BadQuery(Exception):
    def __init__(self, field: str) -> None:
        super().__init__(f"bad {field}")
        self.field = field


def parsed(text: str) -> str:
    if not text.isalpha():
        raise BadQuery("text")
    return text


def page(question: str) -> Grounded[str]:
    return fetch(question)


def number_of(text: Grounded[str]) -> int:
    return int(text)


@grounded_pure
def of_a_number(limit: str) -> Grounded[str] | InsufficientEvidence:
    try:
        number = int(limit)
    except ValueError as error:
        return InsufficientEvidence(reason=f"bad limit: {error}")
    return fetch(str(number))


@grounded_pure
def of_a_parser(text: str) -> Grounded[str] | InsufficientEvidence:
    try:
        query = parsed(text)
    except BadQuery as error:
        return InsufficientEvidence(reason=str(error), missing=(error.field,))
    return fetch(query)


@grounded_pure
def of_json(text: str) -> Grounded[str] | InsufficientEvidence:
    try:
        query = json.loads(text)["query"]
    except (json.JSONDecodeError, KeyError) as error:
        return InsufficientEvidence(reason=f"{type(error).__name__}: {error!r}")
    return fetch(str(query))


@grounded_pure
def collected(texts: list[str], problems: list[str]) -> list[Grounded[str]]:
    found: list[Grounded[str]] = []
    for text in texts:
        try:
            query = parsed(text)
        except BadQuery as error:
            problems.append(str(error))
        else:
            found.append(fetch(query))
    return found


@grounded_pure
def of_a_retrieval(question: str) -> Grounded[str] | InsufficientEvidence:
    try:
        return fetch(question)
    except OSError as error:
        return InsufficientEvidence(reason=str(error))  # E: grounded-laundering


@grounded_pure
def of_a_helper(question: str) -> Grounded[str] | InsufficientEvidence:
    try:
        return page(question)
    except OSError as error:
        return InsufficientEvidence(reason=str(error))  # E: grounded-laundering


@grounded_pure
def of_content(question: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(question)
    try:
        number_of(doc)
    except ValueError as error:
        return InsufficientEvidence(reason=str(error))  # E: grounded-laundering
    return doc


@grounded_pure
def of_plain_content(question: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(question)
    size = len(doc)
    try:
        json.loads(str(size))
    except ValueError as error:
        return InsufficientEvidence(reason=str(error))  # E: grounded-laundering
    return doc


@grounded_pure
def of_a_task(question: str) -> str:
    async def asked() -> str:
        return "asked"

    try:
        asyncio.run(asked())
        query = parsed(question)
    except BadQuery as error:
        return str(error)
    return query


@grounded_pure
def after_a_look(question: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(question)
    reason = "none"
    if "x" in doc:
        try:
            parsed(question)
        except BadQuery as error:
            reason = str(error)
    if reason != "none":
        return InsufficientEvidence(reason=reason)  # E: grounded-laundering
    return doc


@grounded_pure
def inside_another(question: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(question)
    try:
        lift(int)(doc)
    except ValueError as outer:
        try:
            parsed(question)
        except BadQuery as error:
            return InsufficientEvidence(reason=f"{error} {outer}")  # E: grounded-laundering
        return None or doc
    return doc


@grounded_pure
def around_another(question: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(question)
    try:
        parsed(question)
        with suppress(ValueError):
            lift(int)(doc)
    except BadQuery as error:
        return InsufficientEvidence(reason=str(error))  # E: grounded-laundering
    return doc


@grounded_pure
def of_a_parameter(call: Callable[[], Grounded[str]]) -> Grounded[str] | InsufficientEvidence:
    try:
        return call()
    except ValueError as error:
        return InsufficientEvidence(reason=str(error))  # E: grounded-laundering


@grounded_pure
def of_one_made_before(question: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(question)
    problem = ValueError(str(doc))  # E: grounded-laundering
    try:
        raise problem
    except ValueError as error:
        return InsufficientEvidence(reason=str(error))


@grounded_pure
def bound_anew(question: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(question)
    try:
        parsed(question)
    except BadQuery as error:
        try:
            summarize(doc)
        except ValueError as error:
            return InsufficientEvidence(reason=str(error))  # E: grounded-laundering
    return doc


class Log:
    def __init__(self) -> None:
        self.problems: list[Exception] = []


@grounded_pure
def kept_whole(text: str, log: Log) -> Grounded[str] | None:
    try:
        query = parsed(text)
    except BadQuery as error:
        log.problems.append(error)  # E: grounded-laundering  # E: grounded-laundering
        return None
    return fetch(query)


@grounded_pure
def reached_by_it(text: str) -> str:
    try:
        return parsed(text)
    except BadQuery as error:
        return str(error.__context__)  # E: grounded-laundering
