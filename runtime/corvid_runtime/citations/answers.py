"""The types a model answers in: a value with its evidence, or a typed refusal. No third state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar, Union, final

from corvid_runtime.citations.spans import Span

T = TypeVar("T")


@dataclass(frozen=True)
class Cited(Generic[T]):
    """A value and the spans it was read from."""

    value: T
    spans: tuple[Span, ...]


@dataclass(frozen=True)
class Claim:
    """One proposition and the spans that support it."""

    text: str
    supporting_spans: tuple[Span, ...]


@dataclass(frozen=True)
class Answer(Generic[T]):
    """A value, the claims that justify it, and the model's confidence, 0 to 1."""

    value: T
    claims: tuple[Claim, ...]
    confidence: float


@final
@dataclass(frozen=True)
class InsufficientEvidence:
    """A refusal: why the sources do not answer, what would, and the spans that were tried."""

    reason: str
    missing: tuple[str, ...] = ()
    spans: tuple[Span, ...] = ()


GroundedAnswer = Union[Answer[T], InsufficientEvidence]  # noqa: UP007
"""Either an answer with its claims or a refusal."""
