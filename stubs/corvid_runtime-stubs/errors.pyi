"""The static face of the errors: the chain that each one carries is a `ProvenanceChain`.

The module itself cannot say so, for the steps of a chain raise these errors.
"""

from corvid_runtime.provenance import ProvenanceChain

class GroundingError(Exception):
    """A promise about where a value comes from was broken, or could not be read."""

    message: str
    chain: ProvenanceChain | None
    hint: str | None
    def __init__(
        self, message: str, *, chain: ProvenanceChain | None = ..., hint: str | None = ...
    ) -> None: ...

class UngroundedReturn(GroundingError):
    """A boundary promised a grounded result and returned one without a source."""

class GroundedForgery(GroundingError):
    """A grounded value was about to be made where nothing was retrieved."""

class CitationViolation(GroundingError):
    """A model's answer quotes words that do not stand in the source it must cite."""

    span: str
    place: str
    nearest: str | None
    def __init__(
        self,
        message: str,
        *,
        span: str = ...,
        place: str = ...,
        nearest: str | None = ...,
        chain: ProvenanceChain | None = ...,
        hint: str | None = ...,
    ) -> None: ...

class InvalidProvenance(GroundingError, ValueError):
    """What was handed in as provenance is malformed: a confidence, a step, a serialised chain."""
