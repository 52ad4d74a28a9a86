"""Refused: what a handler counts tells of content, unless its own last line tells it, too."""

from __future__ import annotations

from dataclasses import dataclass

from corvid_runtime import Grounded, grounded_pure, prompt
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch


@dataclass
class Breaker:
    """Counts what failed."""

    failures: int = 0
    answers: int = 0


class Away(Exception):
    """The model is away."""


@prompt(model="m")
def ask(context: str) -> str:
    """Ask a model."""
    return context


@grounded_pure
def refused(i: str, breaker: Breaker) -> Grounded[str] | None:
    doc = fetch(i)
    try:
        return ask(doc)
    except Away:
        breaker.failures += 1
        return None


@grounded_pure
def raised(i: str, breaker: Breaker) -> Grounded[str]:
    doc = fetch(i)
    try:
        reply = ask(doc)
    except Away:
        breaker.failures += 1
        raise
    return reply


@grounded_pure
def told_apart(i: str, breaker: Breaker) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(i)
    try:
        return ask(doc)
    except Away:
        breaker.failures += 1
        return InsufficientEvidence(reason="the model is away")
    except ValueError:
        breaker.failures += 2
        return InsufficientEvidence(reason="the model is wrong")


@grounded_pure
def goes_on(i: str, breaker: Breaker) -> Grounded[str]:
    doc = fetch(i)
    try:
        return ask(doc)
    except Away:
        breaker.failures += 1  # E: grounded-laundering
    return doc


@grounded_pure
def answers(i: str, breaker: Breaker) -> Grounded[str]:
    doc = fetch(i)
    try:
        return ask(doc)
    except Away:
        breaker.failures += 1  # E: grounded-laundering
        return doc


@grounded_pure
def looked(i: str, breaker: Breaker) -> Grounded[str] | None:
    doc = fetch(i)
    try:
        return ask(doc)
    except Away:
        if "x" in doc:
            breaker.failures += 1  # E: grounded-laundering
        return None


@grounded_pure
def half_done(i: str, breaker: Breaker) -> Grounded[str] | None:
    doc = fetch(i)
    try:
        reply = ask(doc)
        breaker.answers += 1  # E: grounded-laundering
        return ask(reply)
    except Away:
        return None


@grounded_pure
def caught_outside(i: str, breaker: Breaker) -> Grounded[str]:
    doc = fetch(i)
    try:
        try:
            return ask(doc)
        except Away:
            breaker.failures += 1  # E: grounded-laundering
            raise
    except Away:
        return doc
