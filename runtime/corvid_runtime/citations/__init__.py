"""Verifying that quotes stand in their sources: true ones are accepted, altered ones refused."""

from corvid_runtime.citations.answers import (
    Answer,
    Cited,
    Claim,
    GroundedAnswer,
    InsufficientEvidence,
)
from corvid_runtime.citations.contract import Citation, CitationContract
from corvid_runtime.citations.endpoint import EndpointCheck
from corvid_runtime.citations.entailment import (
    Entailment,
    EntailmentVerdict,
    ModelEntailment,
    check_entailment,
)
from corvid_runtime.citations.providers import spans_from_anthropic, spans_from_openai
from corvid_runtime.citations.quotations import Quotation, quotations
from corvid_runtime.citations.report import Checked, CitationReport, Problem
from corvid_runtime.citations.retrying import retry_until_cited
from corvid_runtime.citations.saved import SavedAnswer, load_answer, save_answer
from corvid_runtime.citations.schema import output_schema
from corvid_runtime.citations.source import SourceText
from corvid_runtime.citations.spans import Span
from corvid_runtime.citations.strict import VerifiedQuotation, require_citations
from corvid_runtime.citations.validate import validate_cited_output
from corvid_runtime.citations.values import ValueCheck
from corvid_runtime.citations.verdict import Nearest, Verdict
from corvid_runtime.citations.verify import verify_quote
from corvid_runtime.location import Location

__all__ = [
    "Answer",
    "Checked",
    "Citation",
    "CitationContract",
    "CitationReport",
    "Cited",
    "Claim",
    "EndpointCheck",
    "Entailment",
    "EntailmentVerdict",
    "GroundedAnswer",
    "InsufficientEvidence",
    "Location",
    "ModelEntailment",
    "Nearest",
    "Problem",
    "Quotation",
    "SavedAnswer",
    "SourceText",
    "Span",
    "ValueCheck",
    "Verdict",
    "VerifiedQuotation",
    "check_entailment",
    "load_answer",
    "output_schema",
    "quotations",
    "require_citations",
    "retry_until_cited",
    "save_answer",
    "spans_from_anthropic",
    "spans_from_openai",
    "validate_cited_output",
    "verify_quote",
]
