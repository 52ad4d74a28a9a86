"""What goes wrong with grounding, as exceptions that carry the evidence."""

from __future__ import annotations

from typing import Protocol


class Evidence(Protocol):
    """What an error says of a chain, which is always a `ProvenanceChain`.

    That one is made of steps that raise these errors, so it cannot be named here.
    """

    def summary(self) -> str:
        """Name the sources in one line."""
        ...


class GroundingError(Exception):
    """A promise about where a value comes from was broken, or could not be read.

    Args:
        message: one line that names the value and the slot.
        chain: the provenance of the value at fault, where there is one.
        hint: what to write instead.
    """

    def __init__(
        self, message: str, *, chain: Evidence | None = None, hint: str | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.chain = chain
        self.hint = hint

    def __str__(self) -> str:
        known = f" [sources: {self.chain.summary()}]" if self.chain is not None else ""
        return f"{self.message}{known}" + (f"\nhint: {self.hint}" if self.hint else "")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.__dict__)


class UngroundedReturn(GroundingError):
    """A boundary promised a grounded result and returned one without a source."""


class GroundedForgery(GroundingError):
    """A grounded value was about to be made where nothing was retrieved."""


class CitationViolation(GroundingError):
    """A model's answer quotes words that do not stand in the source it must cite.

    Args:
        message: one line that names the quotation and the source.
        span: the quoted words that could not be verified.
        place: where in the answer they stand, such as ``answer.claims[2]`` or ``characters 10-42``.
        nearest: the passage of the source that comes closest: a diagnosis, never a match.
        chain: the provenance of the source.
        hint: what to change.
    """

    def __init__(
        self,
        message: str,
        *,
        span: str = "",
        place: str = "",
        nearest: str | None = None,
        chain: Evidence | None = None,
        hint: str | None = None,
    ) -> None:
        super().__init__(message, chain=chain, hint=hint)
        self.span = span
        self.place = place
        self.nearest = nearest


class InvalidProvenance(GroundingError, ValueError):
    """Malformed provenance was passed: a confidence, a step, a serialised chain."""


def _rebuild(kind: type[GroundingError], fields: dict[str, object]) -> GroundingError:
    error = kind.__new__(kind, fields["message"])
    error.__dict__.update(fields)
    return error
