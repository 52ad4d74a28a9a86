"""Reads what a model answered: an object, a mapping or JSON text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from corvid_runtime.citations import InsufficientEvidence, Span
from corvid_runtime.content import strip

_REFUSAL = frozenset({"reason", "missing"})


def read_output(output: object) -> object:
    """Return an answer as plain values: JSON text parsed, a refusal as `InsufficientEvidence`.

    A mapping with `reason`, `missing` and perhaps `spans`, and nothing else, is a refusal.

    Raises `ValueError` for a text that is not a JSON object, and for a refusal that is malformed.
    """
    answer = strip(output)
    if isinstance(answer, str):
        answer = _parsed(answer)
    if isinstance(answer, Mapping) and _REFUSAL <= answer.keys() <= _REFUSAL | {"spans"}:
        return _refusal(answer)
    return answer


def field_of(answer: object, name: str) -> Any:
    """Return a field of an object, or the value of a key of a mapping; None if there is none."""
    return answer.get(name) if isinstance(answer, Mapping) else getattr(answer, name, None)


def _parsed(text: str) -> Mapping[str, object]:
    try:
        parsed = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"the answer is not JSON: {error}") from None
    if not isinstance(parsed, dict):
        raise ValueError("the answer is not a JSON object")
    return parsed


def _refusal(fields: Mapping[str, Any]) -> InsufficientEvidence:
    reason, missing, spans = fields["reason"], fields["missing"], fields.get("spans", ())
    if not (isinstance(reason, str) and _all(str, missing) and _all(Mapping, spans)):
        raise ValueError("a refusal has a reason, a list of what is missing, and a list of spans")
    tried = [(span.get("source_uri"), span.get("quote")) for span in spans]
    if not all(isinstance(part, str) for span in tried for part in span):
        raise ValueError("a span has a source_uri and a quote, as text")
    return InsufficientEvidence(reason, tuple(missing), tuple(Span(*span) for span in tried))


def _all(kind: type, values: object) -> bool:
    return isinstance(values, (list, tuple)) and all(isinstance(value, kind) for value in values)
