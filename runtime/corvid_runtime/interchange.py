"""Grounded values as JSON, with their chains: what is written is read back without loss."""

from __future__ import annotations

import json
from typing import Any

from corvid_runtime.chain_json import expect, parsed, read, written
from corvid_runtime.content import strip
from corvid_runtime.digests import digest_of
from corvid_runtime.errors import InvalidProvenance
from corvid_runtime.makers import wrap
from corvid_runtime.provenance import KINDS, Retrieval
from corvid_runtime.value import GroundedValue


def dumps(value: GroundedValue[Any]) -> str:
    """Write a grounded JSON value (text, number, bool, list, object) with its chain.

    Raises:
        InvalidProvenance: JSON would not bring the value back as it is.
    """
    content = strip(value)
    chain = written(value._corvid_node)
    try:
        text = json.dumps({"value": content, "chain": chain}, allow_nan=False)
        exact = _same(json.loads(text)["value"], content)
    except (TypeError, ValueError, RecursionError) as error:
        raise InvalidProvenance(f"JSON cannot hold the grounded value: {error}") from error
    if not exact:
        raise InvalidProvenance(f"JSON cannot hold a grounded {type(content).__name__} exactly")
    return text


def loads(text: str | bytes) -> Any:
    """Read what `dumps` wrote.

    Raises:
        InvalidProvenance: it is not such a text, or its content is not what was retrieved.
    """
    data = parsed(text)
    expect(isinstance(data, dict) and data.keys() == {"value", "chain"}, "a value and its chain")
    node = read(data["chain"], KINDS)
    step = node[0]
    if isinstance(step, Retrieval) and step.digest not in (None, digest_of(data["value"])):
        raise InvalidProvenance(f"the value is not what was retrieved from {step.source!r}")
    value = wrap(data["value"], node)
    expect(isinstance(value, GroundedValue) and len(node) > 0 and step is not None, "a source")
    return value


def _same(left: Any, right: Any) -> bool:
    return bool(left == right) and type(left) is type(right)
