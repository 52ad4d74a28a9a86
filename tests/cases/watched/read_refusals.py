"""Refused: what a refusal says, which may tell what was retrieved, read as something plain."""

from __future__ import annotations

import logging

from corvid_runtime import Grounded, grounded_pure
from corvid_runtime.citations import InsufficientEvidence
from prelude import fetch

log = logging.getLogger(__name__)


def check(i: str) -> Grounded[str] | InsufficientEvidence:
    doc = fetch(i)
    if "17" in doc:
        return InsufficientEvidence(reason="17")
    if "18" in doc:
        return InsufficientEvidence(reason="18")
    return doc


def why(refusal: InsufficientEvidence) -> str:
    return refusal.reason


class Errors:
    def __init__(self) -> None:
        self.last: InsufficientEvidence | None = None

    def note(self, found: Grounded[str] | InsufficientEvidence) -> None:
        if isinstance(found, InsufficientEvidence):
            self.last = found

    def text(self) -> str:
        return self.last.reason if self.last is not None else ""


@grounded_pure
def captured(i: str) -> str:
    match check(i):
        case InsufficientEvidence(reason=reason):
            return reason  # E: grounded-laundering
        case _:
            return ""


@grounded_pure
def matched(i: str) -> str:
    match check(i):
        case InsufficientEvidence(reason="17"):
            return "a"  # E: grounded-laundering
        case _:
            return "b"  # E: grounded-laundering


@grounded_pure
def asked(i: str) -> str:
    found = check(i)
    return why(found) if isinstance(found, InsufficientEvidence) else ""  # E: grounded-laundering


@grounded_pure
def stored(i: str) -> str:
    errors = Errors()
    errors.note(check(i))
    return errors.text()  # E: grounded-laundering


@grounded_pure
def compared(i: str) -> bool:
    found = check(i)
    return found == InsufficientEvidence(reason="17")  # E: grounded-laundering


@grounded_pure
def shown(i: str) -> str:
    found = check(i)
    return f"{found}" if isinstance(found, InsufficientEvidence) else ""  # E: grounded-laundering


@grounded_pure
def counted(i: str) -> int:
    found, other = check(i), check(i + "x")
    if isinstance(found, InsufficientEvidence) and isinstance(other, InsufficientEvidence):
        return len({found, other})  # E: grounded-laundering # E: grounded-laundering
    return 0


@grounded_pure
def honestly(i: str) -> Grounded[str] | InsufficientEvidence:
    found = check(i)
    if isinstance(found, InsufficientEvidence):
        log.info("refused: %s", found)
        return found
    match check(i + "x"):
        case InsufficientEvidence() as refusal:
            return refusal
        case other:
            return found + other
