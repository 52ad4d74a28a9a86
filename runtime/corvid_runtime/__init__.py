"""Values that carry where they come from."""

from corvid_runtime.boundaries import (
    Effect,
    GroundedStream,
    agent,
    each,
    ground,
    grounded_pure,
    lift,
    plain,
    prompt,
    retrieval,
    sever,
    tool,
)
from corvid_runtime.calls import report_tokens, use_clock
from corvid_runtime.discards import on_discard
from corvid_runtime.errors import (
    CitationViolation,
    GroundedForgery,
    GroundingError,
    InvalidProvenance,
    UngroundedReturn,
)
from corvid_runtime.location import Location
from corvid_runtime.provenance import (
    AgentHandoff,
    Derived,
    PromptTransform,
    ProvenanceChain,
    Retrieval,
    Severed,
)
from corvid_runtime.text import interpolate, join
from corvid_runtime.value import Grounded, GroundedValue

__all__ = [
    "AgentHandoff",
    "CitationViolation",
    "Derived",
    "Effect",
    "Grounded",
    "GroundedForgery",
    "GroundedStream",
    "GroundedValue",
    "GroundingError",
    "InvalidProvenance",
    "Location",
    "PromptTransform",
    "ProvenanceChain",
    "Retrieval",
    "Severed",
    "UngroundedReturn",
    "agent",
    "each",
    "ground",
    "grounded_pure",
    "interpolate",
    "join",
    "lift",
    "on_discard",
    "plain",
    "prompt",
    "report_tokens",
    "retrieval",
    "sever",
    "tool",
    "use_clock",
]
